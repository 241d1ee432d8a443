import { InfoWindowF, useGoogleMap } from "@react-google-maps/api";
import { useEffect, useEffectEvent, useState } from "react";
import type { ShownOffice } from "../../../../../plugins/gatsby-plugin-office-map/types";
import { MAP_STRINGS } from "../../../../constants/interactive-map";
import { positionOf } from "./position-of";

export type OfficeMarkerProps = {
  office: ShownOffice;
  isShown: boolean;
  onShow: () => void;
  onHide: () => void;
};

/** @see https://developers.google.com/maps/documentation/urls/get-started#directions-action */
function directionsTo({ coordinates: { latitude, longitude } }: ShownOffice): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/**
 * The pin of an office, which the keyboard reaches, and a window with its address. The library has
 * no component for pins of one's own design.
 */
export function OfficeMarker({ office, isShown, onShow, onHide }: OfficeMarkerProps) {
  const map = useGoogleMap();
  const [marker, setMarker] = useState<google.maps.marker.AdvancedMarkerElement | null>(null);
  const open = useEffectEvent(onShow);
  useEffect(() => {
    if (!map) return;
    const content = document.createElement("span");
    content.className = "pin";
    const pin = new google.maps.marker.AdvancedMarkerElement({
      map,
      content,
      position: positionOf(office),
      title: office.title,
      gmpClickable: true,
    });
    pin.addListener("click", () => open());
    setMarker(pin);
    return () => {
      pin.map = null;
    };
  }, [map, office]);
  if (!marker || !isShown) return null;
  return (
    // Google's windows accept this type of marker, but the library's types do not know it.
    <InfoWindowF anchor={marker as unknown as google.maps.MVCObject} onCloseClick={onHide}>
      <article className="office">
        <h2>{office.title}</h2>
        <address>
          {office.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <a href={directionsTo(office)} target="_blank" rel="noopener">
          {MAP_STRINGS.directions}
        </a>
      </article>
    </InfoWindowF>
  );
}

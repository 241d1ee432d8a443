import { GoogleMap, useLoadScript } from "@react-google-maps/api";
import { useEffect, useState } from "react";
import type {
  InteractiveMapData,
  ShownOffice,
} from "../../../../../plugins/gatsby-plugin-office-map/types";
import { MAP_FAILED, MAP_READY, MAP_STRINGS } from "../../../../constants/interactive-map";
import { OfficeMarker } from "./office-marker";
import { positionOf } from "./position-of";
import { tellPage } from "./tell-page";

// A constant, because the library compares it by identity.
const LIBRARIES: "marker"[] = ["marker"];

/** Zoom of a map with one office, at which streets have names. */
const STREET_ZOOM = 14;

/** Space around the pins, in pixels. */
const MARGIN = 72;

function showAll(map: google.maps.Map, offices: readonly ShownOffice[]): void {
  const bounds = new google.maps.LatLngBounds();
  for (const office of offices) bounds.extend(positionOf(office));
  if (offices.length > 1) map.fitBounds(bounds, MARGIN);
}

/** Google's map with a pin for each office. One office at a time shows its address. */
export function OfficesMap({ apiKey, mapId, offices }: InteractiveMapData) {
  const { isLoaded, loadError } = useLoadScript({
    googleMapsApiKey: apiKey,
    libraries: LIBRARIES,
    mapIds: [mapId],
    preventGoogleFontsLoading: true,
  });
  const [shownOffice, showOffice] = useState<string | null>(null);
  useEffect(() => {
    if (loadError) tellPage(MAP_FAILED);
  }, [loadError]);
  const [first] = offices;
  if (!isLoaded || !first) return <p className="loading">{MAP_STRINGS.loading}</p>;
  return (
    <GoogleMap
      mapContainerClassName="map"
      center={positionOf(first)}
      zoom={STREET_ZOOM}
      options={{
        mapId,
        colorScheme: "DARK",
        streetViewControl: false,
        mapTypeControl: false,
        fullscreenControl: false,
      }}
      onLoad={(map) => {
        showAll(map, offices);
        tellPage(MAP_READY);
      }}
    >
      {offices.map((office) => (
        <OfficeMarker
          key={office.slug}
          office={office}
          isShown={office.slug === shownOffice}
          onShow={() => showOffice(office.slug)}
          onHide={() => showOffice(null)}
        />
      ))}
    </GoogleMap>
  );
}

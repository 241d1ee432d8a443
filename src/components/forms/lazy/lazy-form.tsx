import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from "react";
import { whenNear } from "../../../browser/dom/when-near";
import { useOnline } from "../../../browser/hooks/use-online";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { STRINGS } from "../../../constants/strings";
import * as styles from "./form-place.module.scss";
import { MissingForm } from "./missing-form";

/** Ends waiting, by id of the place, for forms in the built page. */
const waits = new Map<string, () => void>();

/** Resolves when a place in the built page comes near the viewport or gets the focus. */
const whenWanted = (id: string, place: HTMLElement) =>
  new Promise<void>((resolve) => {
    const arrive = () => {
      stop();
      waits.delete(id);
      resolve();
    };
    const stop = whenNear(place, arrive);
    waits.set(id, arrive);
  });

const never = () => new Promise<never>(() => {});

/**
 * The browser would leave the page for an error of its own. A form with its script decides for
 * itself.
 */
function stayWhileOffline(event: SubmitEvent): void {
  if (!navigator.onLine && !(event.target as HTMLFormElement).noValidate) event.preventDefault();
}

/**
 * For itself: a new state of the place would make React discard the built form, which it has not
 * hydrated yet.
 */
function OfflineWords() {
  const isOnline = useOnline();
  return (
    <p role="status" className={styles.offline}>
      {isOnline ? null : FORM_STRINGS.offline}
    </p>
  );
}

/** The place of a form while it loads and after. */
function FormPlace({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After client navigation there is no built HTML of the form.
    if (!place.current?.querySelector("form")) waits.get(id)?.();
  }, [id]);
  useEffect(() => {
    const form = place.current;
    form?.addEventListener("submit", stayWhileOffline);
    return () => form?.removeEventListener("submit", stayWhileOffline);
  }, []);
  return (
    <div ref={place} id={id} className={styles.place}>
      <Suspense fallback={<p role="status">{STRINGS.loading}</p>}>{children}</Suspense>
      <OfflineWords />
    </div>
  );
}

/**
 * A form in its place, whose script loads when it comes near. Built pages hold its HTML, which
 * works without that script, also when loading fails. After client navigation it loads immediately.
 * @param id of its place, unique on a page
 */
export function lazyForm<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const LazyForm = lazy(async () => {
    const place = typeof document === "undefined" ? null : document.getElementById(id);
    const built = place?.querySelector("form") ? place : null;
    if (built) await whenWanted(id, built);
    const form = await load().catch(() => (built?.isConnected ? never() : MissingForm));
    return { default: form as ComponentType<Props> };
  });
  return (props) => <FormPlace id={id}>{createElement(LazyForm, props)}</FormPlace>;
}

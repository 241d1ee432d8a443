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

/** Functions that end the wait for a form of the built page, by id of its place. */
const pendingForms = new Map<string, () => void>();

/** Waits until a place in the built page comes near the viewport or gets the focus. */
const waitUntilNear = (id: string, place: HTMLElement) =>
  new Promise<void>((resolve) => {
    const end = () => {
      stop();
      pendingForms.delete(id);
      resolve();
    };
    const stop = whenNear(place, end);
    pendingForms.set(id, end);
  });

const never = () => new Promise<never>(() => {});

/**
 * Keeps the browser from replacing the page by an error while it is offline. With its script a form
 * handles that itself.
 */
function stayWhileOffline(event: SubmitEvent): void {
  const hasScript = (event.target as HTMLFormElement).noValidate;
  if (!navigator.onLine && !hasScript) event.preventDefault();
}

/**
 * A note that the browser is offline. It is a component, because a new state of the place would
 * make React discard the built form, which is not hydrated yet.
 */
function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p role="status" className={styles.offline}>
      {isOnline ? null : FORM_STRINGS.offline}
    </p>
  );
}

/** The place of a form, before and after its script has loaded. */
function FormPlace({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After client navigation there is no built form to wait with.
    if (!place.current?.querySelector("form")) pendingForms.get(id)?.();
  }, [id]);
  useEffect(() => {
    const form = place.current;
    form?.addEventListener("submit", stayWhileOffline);
    return () => form?.removeEventListener("submit", stayWhileOffline);
  }, []);
  return (
    <div ref={place} id={id} className={styles.place}>
      <Suspense fallback={<p role="status">{STRINGS.loading}</p>}>{children}</Suspense>
      <OfflineNote />
    </div>
  );
}

/**
 * Makes a form whose script loads when the form comes near. Built pages have its HTML, which works
 * without the script, also when that fails to load. After client navigation it loads at once.
 * @param id of the form's place, unique on a page
 */
export function lazyForm<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const LazyForm = lazy(async () => {
    const place = typeof document === "undefined" ? null : document.getElementById(id);
    const built = place?.querySelector("form") ? place : null;
    if (built) await waitUntilNear(id, built);
    const form = await load().catch(() => (built?.isConnected ? never() : MissingForm));
    return { default: form as ComponentType<Props> };
  });
  return (props) => <FormPlace id={id}>{createElement(LazyForm, props)}</FormPlace>;
}

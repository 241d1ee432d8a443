import { useSyncExternalStore } from "react";

function subscribe(call: () => void): () => void {
  addEventListener("online", call);
  addEventListener("offline", call);
  return () => {
    removeEventListener("online", call);
    removeEventListener("offline", call);
  };
}

const isOnline = () => navigator.onLine;
const onServer = () => true;

/** Whether the browser is online, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, onServer);
}

import { create } from "zustand";
import { STRINGS } from "../../constants/strings";

/** An error as the error page shows it. */
export type RouteError = {
  message: string;
  /** HTTP status. */
  status: number;
  /** Address that the visitor may try again, as a document. */
  retry?: string;
};

const DEFAULT_STATUS = 500;

/** Error of the latest navigation; while there is one, the error page replaces the page. */
export const useRouteError = create<{ error: RouteError | null }>(() => ({ error: null }));

/**
 * Reads message and status from any thrown value. The browser's messages, as in a TypeError, are
 * replaced: they are not for visitors.
 */
export function routeErrorOf(thrown: unknown): RouteError {
  const { name, message, status } = Object(thrown) as {
    name?: unknown;
    message?: unknown;
    status?: unknown;
  };
  const text = thrown instanceof Error && name !== "Error" ? STRINGS.pageBroken : message;
  return {
    message: (typeof text === "string" && text) || "Error",
    status: typeof status === "number" ? status : DEFAULT_STATUS,
  };
}

export const showRouteError = (error: RouteError): void => useRouteError.setState({ error });
export const clearRouteError = (): void => useRouteError.setState({ error: null });

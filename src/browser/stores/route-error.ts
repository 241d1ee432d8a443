import { create } from "zustand";
import { STRINGS } from "../../constants/strings";

/** Content of the error page: a message, and an HTTP status. */
export type RouteError = {
  message: string;
  status: number;
  /** Address to try again by a full page load. */
  retry?: string;
};

const DEFAULT_STATUS = 500;

/** The error of the latest navigation; while set, the error page replaces the page. */
export const useRouteError = create<{ error: RouteError | null }>(() => ({ error: null }));

/**
 * Reads message and status from any thrown value. Words of the browser, as in a TypeError, are not
 * for visitors.
 */
export function routeErrorOf(thrown: unknown): RouteError {
  const { name, message, status } = Object(thrown) as {
    name?: unknown;
    message?: unknown;
    status?: unknown;
  };
  const words = thrown instanceof Error && name !== "Error" ? STRINGS.pageBroken : message;
  return {
    message: (typeof words === "string" && words) || "Error",
    status: typeof status === "number" ? status : DEFAULT_STATUS,
  };
}

export const showRouteError = (error: RouteError): void => useRouteError.setState({ error });
export const clearRouteError = (): void => useRouteError.setState({ error: null });

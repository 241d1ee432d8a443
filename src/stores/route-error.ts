import { create } from "zustand";

/** What the error page says: the error's message, and a status as of HTTP. */
export type RouteError = {
  message: string;
  status: number;
  /** Address that may work after the document is loaded anew. */
  retry?: string;
};

const DEFAULT_STATUS = 500;

/** What went wrong on the way to a page; while it is there, the error page stands in the page's place. */
export const useRouteError = create<{ error: RouteError | null }>(() => ({ error: null }));

/** Reads message and status off anything that was thrown. */
export function routeErrorOf(thrown: unknown): RouteError {
  const { message, status } = (typeof thrown === "object" && thrown !== null ? thrown : {}) as {
    message?: unknown;
    status?: unknown;
  };
  return {
    message: typeof message === "string" && message !== "" ? message : "Error",
    status: typeof status === "number" ? status : DEFAULT_STATUS,
  };
}

export const showRouteError = (error: RouteError): void => useRouteError.setState({ error });
export const clearRouteError = (): void => useRouteError.setState({ error: null });

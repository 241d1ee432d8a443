import { create } from "zustand";

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

/** Reads message and status from any thrown value. */
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

import { act, fireEvent, render, screen } from "@testing-library/react";
import { CONSENT_COOKIE, MEDIA, MEDIA_CONSENT_EVENT, NECESSARY } from "../../../constants/consent";
import {
  MAP_FAILED,
  MAP_READY,
  MAP_STRINGS,
  MAP_TIMEOUT_MS,
} from "../../../constants/interactive-map";
import { InteractiveMap } from "./interactive-map";

let mockMedia: object | null = null;
jest.mock("../../../browser/hooks/use-consent-copy", () => ({
  useConsentCopy: () => ({ media: mockMedia }),
}));

const onCover = jest.fn();
const agreed = jest.fn();
document.addEventListener(MEDIA_CONSENT_EVENT, agreed);

function remember(...categories: string[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the consent manager writes it.
  document.cookie = `${CONSENT_COOKIE}=${encodeURIComponent(JSON.stringify({ categories }))}`;
}

const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const frame = () => screen.queryByTitle<HTMLIFrameElement>(MAP_STRINGS.interactive);

/** Lets a document send a message to the page. */
const send = (data: string, { source = frame()?.contentWindow, origin = location.origin } = {}) =>
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { data, source: source ?? null, origin }));
  });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  mockMedia = null;
  remember(NECESSARY);
});
afterEach(() => jest.useRealTimers());

test("with consent to maps of other sites the button opens the map", () => {
  remember(NECESSARY, MEDIA);
  render(<InteractiveMap onCover={onCover} />);
  click(MAP_STRINGS.open);
  expect(frame()).toBeInTheDocument();
});

describe("an open map", () => {
  beforeEach(() => {
    remember(NECESSARY, MEDIA);
    render(<InteractiveMap onCover={onCover} />);
    click(MAP_STRINGS.open);
  });
  const expectDrawing = () => {
    expect(frame()).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent(MAP_STRINGS.failed);
    expect(screen.getByRole("button", { name: MAP_STRINGS.open })).toHaveFocus();
    expect(onCover).toHaveBeenLastCalledWith(false);
  };

  test("is closed when it does not report for too long", () => {
    act(() => jest.advanceTimersByTime(MAP_TIMEOUT_MS));
    expectDrawing();
  });

  test("stays open once it has reported, whatever other documents send", () => {
    send(MAP_READY);
    act(() => jest.advanceTimersByTime(MAP_TIMEOUT_MS));
    send(MAP_FAILED, { source: window });
    send(MAP_FAILED, { origin: "https://other.example" });
    expect(frame()).toBeInTheDocument();
  });
});

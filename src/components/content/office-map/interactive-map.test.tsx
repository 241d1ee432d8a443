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

/** What a document says to the page. */
const say = (data: string, { source = frame()?.contentWindow, origin = location.origin } = {}) =>
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

test("once agreed to videos and maps of other sites, the click opens it", () => {
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

  test("goes when it stays silent too long", () => {
    act(() => jest.advanceTimersByTime(MAP_TIMEOUT_MS));
    expectDrawing();
  });

  test("stays once it shows, whatever others say", () => {
    say(MAP_READY);
    act(() => jest.advanceTimersByTime(MAP_TIMEOUT_MS));
    say(MAP_FAILED, { source: window });
    say(MAP_FAILED, { origin: "https://other.example" });
    expect(frame()).toBeInTheDocument();
  });
});

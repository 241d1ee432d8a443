import { BOT_CHECK_WAIT_MS } from "../../../constants/forms";
import { type BotCheck, startBotCheck } from "./bot-check";

const KEY = "site-key";
let warnings: jest.SpyInstance;
let check: BotCheck | null;

const start = (key?: string, version?: string) => {
  check = startBotCheck(key, version);
  return check;
};

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');

type Execute = (key: string, options: { action: string }) => PromiseLike<string>;

/** Lets the script arrive, as Google's would. */
function arrive(execute: Execute): void {
  Object.assign(window, { grecaptcha: { ready: (go: () => void) => go(), execute } });
  script()?.dispatchEvent(new Event("load"));
}

beforeEach(() => {
  warnings = jest.spyOn(console, "warn").mockImplementation(() => {});
  check = null;
});

afterEach(() => {
  check?.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ["key", "", undefined],
  ["version", KEY, ""],
])(
  "without a %s a warning is logged, nothing is loaded, and the token is empty",
  async (missing, key, version) => {
    await expect(start(key, version).token("contact")).resolves.toBe("");
    expect(warnings).toHaveBeenCalledWith(`No ${missing} provided`);
    expect(script()).toBeNull();
  },
);

test("a token is requested for the form's action, when the form is sent", async () => {
  const { token } = start(KEY);
  const execute = jest.fn(async () => "token-1");
  arrive(execute);
  expect(execute).not.toHaveBeenCalled();
  await expect(token("contact")).resolves.toBe("token-1");
  expect(execute).toHaveBeenCalledWith(KEY, { action: "contact" });
  expect(warnings).not.toHaveBeenCalled();
});

test("a script that does not load is logged once, and tokens are empty without a wait", async () => {
  const { token } = start(KEY);
  script()?.dispatchEvent(new Event("error"));
  await expect(token("contact")).resolves.toBe("");
  await expect(token("contact")).resolves.toBe("");
  expect(warnings.mock.calls).toEqual([["Failed to load script"]]);
});

test.each<[string, Execute]>([
  ["rejects", () => Promise.reject(new Error("no"))],
  [
    "throws",
    () => {
      throw new Error("no");
    },
  ],
])("a check that %s is logged, and the token is empty", async (_what, execute) => {
  const { token } = start(KEY);
  arrive(execute);
  await expect(token("contact")).resolves.toBe("");
  expect(warnings).toHaveBeenCalledWith("Failed to execute");
});

test("a check without an answer gives an empty token", async () => {
  const { token } = start(KEY);
  arrive(async () => undefined as unknown as string);
  await expect(token("contact")).resolves.toBe("");
});

test.each(["never loads", "never answers"])(
  "a form waits three seconds for a check that %s",
  async (fault) => {
    jest.useFakeTimers();
    const { token } = start(KEY);
    if (fault === "never answers") arrive(() => new Promise(() => {}));
    let result: string | null = null;
    void token("contact").then((value) => {
      result = value;
    });
    await jest.advanceTimersByTimeAsync(BOT_CHECK_WAIT_MS - 1);
    expect(result).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(result).toBe("");
  },
);

test("two forms share one script, which the last of them removes", () => {
  const first = start(KEY);
  const second = startBotCheck(KEY);
  arrive(async () => "token");
  document.body.innerHTML = '<div><div class="grecaptcha-badge"></div></div>';
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
  second.remove();
  expect(script()).not.toBeNull();
  first.remove();
  check = null;
  expect(script()).toBeNull();
  expect(document.querySelector(".grecaptcha-badge")).toBeNull();
  expect("grecaptcha" in window).toBe(false);
});

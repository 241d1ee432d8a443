import { forgetSession, keyOfEntry, readSession, readSessionJson, writeSession } from "./session";

const block = () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ key: "1" }, "");
});

afterEach(() => jest.restoreAllMocks());

test("what is noted down can be read until it is forgotten", () => {
  expect(readSession("a")).toBeNull();
  expect(writeSession("a", "x")).toBe(true);
  expect(readSession("a")).toBe("x");
  forgetSession("a");
  expect(readSession("a")).toBeNull();
});

test("where storage is blocked the entry of the history keeps it, beside what the router keeps there", () => {
  block();
  expect(writeSession("a", "x")).toBe(true);
  expect(readSession("a")).toBe("x");
  expect(history.state).toEqual({ key: "1", "site:a": "x" });
  forgetSession("a");
  expect(readSession("a")).toBeNull();
  expect(history.state).toEqual({ key: "1" });
});

test("where the history refuses it, too, nothing is kept, and the caller knows", () => {
  block();
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too large", "DataCloneError");
  });
  expect(writeSession("a", "x")).toBe(false);
  expect(readSession("a")).toBeNull();
});

test("what stands in the history and is no text counts as nothing", () => {
  history.replaceState({ "site:a": { evil: true } }, "");
  expect(readSession("a")).toBeNull();
});

test("a value stored as JSON is read as such, and a malformed or missing one as null", () => {
  writeSession("a", '[["b", 1]]');
  expect(readSessionJson("a")).toEqual([["b", 1]]);
  writeSession("a", "[[");
  expect(readSessionJson("a")).toBeNull();
  expect(readSessionJson("missing")).toBeNull();
});

test("an entry of the history has the key that the router gave it, and one of ours where it gave none", () => {
  expect(keyOfEntry()).toBe("1");
  history.pushState({ other: 2 }, "");
  const given = keyOfEntry();
  expect(given).not.toBe("");
  expect(keyOfEntry()).toBe(given);
  expect(history.state).toEqual({ other: 2, key: given });
});

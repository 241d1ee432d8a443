import { keyOfEntry, readSession, readSessionJson, removeSession, writeSession } from "./session";

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

test("a stored value can be read until it is removed", () => {
  expect(readSession("a")).toBeNull();
  expect(writeSession("a", "x")).toBe(true);
  expect(readSession("a")).toBe("x");
  removeSession("a");
  expect(readSession("a")).toBeNull();
});

test("if storage is blocked, the value is in the history entry's state, beside the router's", () => {
  block();
  expect(writeSession("a", "x")).toBe(true);
  expect(readSession("a")).toBe("x");
  expect(history.state).toEqual({ key: "1", "site:a": "x" });
  removeSession("a");
  expect(readSession("a")).toBeNull();
  expect(history.state).toEqual({ key: "1" });
});

test("if storage is blocked, another entry of the history still finds the value, and keeps it with the next one", () => {
  block();
  writeSession("a", "x");
  history.pushState({ key: "2" }, "");
  expect(readSession("a")).toBe("x");
  writeSession("b", "y");
  expect(history.state).toEqual({ key: "2", "site:a": "x", "site:b": "y" });
  for (const key of ["a", "b"]) removeSession(key);
  expect(history.state).toEqual({ key: "2" });
});

test("if the history refuses it, too, nothing is stored, and the caller is informed", () => {
  block();
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too large", "DataCloneError");
  });
  expect(writeSession("a", "x")).toBe(false);
  expect(readSession("a")).toBeNull();
});

test("a value in the history that is not a string is ignored", () => {
  history.replaceState({ "site:a": { evil: true } }, "");
  expect(readSession("a")).toBeNull();
});

test("a value stored as JSON is parsed, a malformed or missing one is null", () => {
  writeSession("a", '[["b", 1]]');
  expect(readSessionJson("a")).toEqual([["b", 1]]);
  writeSession("a", "[[");
  expect(readSessionJson("a")).toBeNull();
  expect(readSessionJson("missing")).toBeNull();
});

test("a history entry has the router's key, or one of ours if it has none", () => {
  expect(keyOfEntry()).toBe("1");
  history.pushState({ other: 2 }, "");
  const given = keyOfEntry();
  expect(given).not.toBe("");
  expect(keyOfEntry()).toBe(given);
  expect(history.state).toEqual({ other: 2, key: given });
});

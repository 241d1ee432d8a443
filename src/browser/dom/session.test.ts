import { keyOfEntry, readSession, readSessionJson, removeSession, writeSession } from "./session";

const blockStorage = () => {
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

test("where storage is blocked, a value is kept in the history entry's state until it is removed", () => {
  blockStorage();
  expect(writeSession("a", "x")).toBe(true);
  expect(readSession("a")).toBe("x");
  expect(history.state).toEqual({ key: "1", "site:a": "x" });
  removeSession("a");
  expect(readSession("a")).toBeNull();
  expect(history.state).toEqual({ key: "1" });
});

test("where storage is blocked, the next history entry finds the values of the earlier one", () => {
  blockStorage();
  writeSession("a", "x");
  history.pushState({ key: "2" }, "");
  expect(readSession("a")).toBe("x");
  writeSession("b", "y");
  expect(history.state).toEqual({ key: "2", "site:a": "x", "site:b": "y" });
  for (const key of ["a", "b"]) removeSession(key);
  expect(history.state).toEqual({ key: "2" });
});

test("where the history refuses a value, too, the caller learns that it is not stored", () => {
  blockStorage();
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

test("a value stored as JSON is parsed", () => {
  writeSession("a", '[["b", 1]]');
  expect(readSessionJson("a")).toEqual([["b", 1]]);
});

test("malformed JSON reads as no value", () => {
  writeSession("a", "[[");
  expect(readSessionJson("a")).toBeNull();
});

test("a missing JSON value is null", () => {
  expect(readSessionJson("missing")).toBeNull();
});

test("a history entry keeps the key that the router gave it", () => {
  expect(keyOfEntry()).toBe("1");
});

test("a history entry without a key gets one that it keeps", () => {
  history.pushState({ other: 2 }, "");
  const given = keyOfEntry();
  expect(given).not.toBe("");
  expect(keyOfEntry()).toBe(given);
  expect(history.state).toEqual({ other: 2, key: given });
});

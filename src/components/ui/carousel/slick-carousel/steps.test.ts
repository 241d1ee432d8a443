import { stepOfKey, wheelSteps } from "./steps";

test("arrows lead by one, Home and End to the ends, other keys nowhere", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End"].map(stepOfKey)).toEqual([-1, 1, -Infinity, Infinity]);
  expect(["ArrowUp", "Tab", "a", "Enter"].map(stepOfKey)).toEqual([null, null, null, null]);
});

const wheel = (deltaX: number, timeStamp: number, deltaY = 0) => ({ deltaX, deltaY, timeStamp });

test("a wheel that turns down is none of the row's", () => {
  expect(wheelSteps()(wheel(5, 0, 50))).toBeNull();
});

test("a push sideways is one step, however long it rolls on; another one is another", () => {
  const stepOf = wheelSteps();
  const rolled = [20, 30, 40, 60, 60, 30].map((deltaX, index) => stepOf(wheel(deltaX, index * 16)));
  expect(rolled).toEqual([0, 0, 1, 0, 0, 0]);
  expect(stepOf(wheel(-80, 1000))).toBe(-1);
});

test("turning round begins anew", () => {
  const stepOf = wheelSteps();
  expect([stepOf(wheel(50, 0)), stepOf(wheel(-50, 16)), stepOf(wheel(-20, 32))]).toEqual([0, 0, -1]);
});

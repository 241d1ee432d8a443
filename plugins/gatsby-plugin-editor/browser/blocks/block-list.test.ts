import { LIST } from "./block-list";
import type { BlockList } from "./list-types";

/** A list whose blocks are told by letters: it hands its changes on, and shows what it is given. */
function listOf(value: string) {
  const changes: string[] = [];
  const list = Object.assign(Object.create(LIST), {
    props: { value, onChange: (changed: string) => changes.push(changed) },
    sent: [],
    seen: value,
    forceUpdate: () => {},
  }) as BlockList;
  const type = (letter: string) => list.send(`${list.items()}${letter}` as never);
  /** The CMS draws the list with a value. */
  const draw = (drawn: string) => {
    list.props.value = drawn as never;
    list.settle();
  };
  return { list, changes, type, draw };
}

test("what is typed before the CMS shows the last key press goes on from that", () => {
  const { list, changes, type, draw } = listOf("");
  type("a");
  draw("");
  type("b");
  draw("a");
  type("c");
  expect(changes).toEqual(["a", "ab", "abc"]);
  draw("abc");
  expect(list.items()).toBe("abc");
  expect(list.sent).toEqual([]);
});

test("another version of the entry takes the place of what was typed", () => {
  const { list, type, draw } = listOf("");
  type("a");
  draw("saved elsewhere");
  expect(list.items()).toBe("saved elsewhere");
  type("!");
  expect(list.items()).toBe("saved elsewhere!");
});

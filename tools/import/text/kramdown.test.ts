/** @jest-environment node */
import { reportKramdown } from "./kramdown";

function reported(text: string): string[] {
  const places: string[] = [];
  reportKramdown(text, (words) => places.push(words));
  return places;
}

test.each([
  ["a list that is nested by two blanks", "1. a\n  - b\n2. c", ["- b", "2. c"]],
  ["lists with other marks, one list there", "- a\n* b", ["* b"]],
  ["1), which is text there", "1) a", ["1) a"]],
  ["a list that begins with 5, with 1 there", "5. a\n6. b", ["5. a"]],
  ["a number within a paragraph, a list there", "a\n5. b", ["a"]],
  ["code that is never closed", "a\n\n```\nb", ["```"]],
  ["a line below a paragraph, part of it there", "a\n***", ["***"]],
  ["a heading below a list, part of it there", "- a\n# b", ["# b"]],
  ["a heading of two lines, a paragraph there", "a\nb\n===", ["a"]],
  ["a bar, a table there", "a | b", ["a | b"]],
  ["Markdown beside tags, part of HTML here", "<br>\n*a*", ["<br>"]],
  ["Markdown between tags, as it is there", "<div>\n\n*a*\n\n</div>", ["*a*"]],
  ["what is to be Markdown there", '<div markdown="1">\na\n</div>', ['<div markdown="1">']],
  ["a note that goes on without blanks, words there", "a[^1]\n\n[^1]: b\nc", ["[^1]: b"]],
  ["a note within words, words there", "a^[b]", ["a^[b]"]],
  ["the same within a list", "- a\n\n  > b\n  # c\n", ["# c"]],
])("%s is reported", (_, text, places) => {
  expect(reported(text)).toEqual(places);
});

test.each([
  "1. a\n   - b\n2. c\n\n   d",
  "- a\n    - b\n- c\n  lazy",
  "a\n- b\n\nc\n1. d\n\ne\n# f\n> g",
  "a\n```\n| b\n```\nc",
  "> a\n> b\n\n---\nc\n\n    code",
  "# a\nb\n\nc\n---\nd `e|f`",
  '<p class="a">\n*b*\n</p>\n\n<div>\n\nWords.\n\n</div>\n\n**c**',
  "| a | b |\n| --- | --- |\n| c | d |",
  "a[^1]\n\n[^1]: b\n    c\n\n    d",
  "[a]: /b\n[c]: /d\n\n[a] and [c]",
])("%j is the same in both", (text) => {
  expect(reported(text)).toEqual([]);
});

/** @jest-environment node */
import { asShown } from "./typography";

const QUOTES = { '"': "“”", "'": "‘’" };
const SIGNS = { ...QUOTES, "---": "—", "--": "–", "...": "…", "<<": "«", ">>": "»" };

const signed = (text: string, signs: Record<string, string> = SIGNS) =>
  asShown(text, { lineBreaks: false, signs });
const broken = (text: string) => asShown(text, { lineBreaks: true, signs: {} });

test.each([
  ["dashes and dots", "a -- b --- c... d", "a – b — c… d"],
  ["quotes", `"a," he said ('b', "c").`, "“a,” he said (‘b’, “c”)."],
  ["quotes in quotes", `"'a' b," he said. "c 'd'"`, "“‘a’ b,” he said. “c ‘d’”"],
  ["apostrophes", "don't, the users' '90s, Anna's", "don’t, the users’ ’90s, Anna’s"],
  ["quotes around signs", `("--"), ".net" and "..."`, "(“–”), “.net” and “…”"],
  ["quotes around marks", `"**a**" **"b"** *'c'*-"d"`, "“**a**” **“b”** *‘c’*-“d”"],
  ["quotes around code and links", '"`a`" "[b](c)" [“d” "e"](f)', "“`a`” “[b](c)” [“d” “e”](f)"],
  [
    "quotes at the ends of lines",
    '> "a\n> "b" c\n> "\n\n- "d"\n  "e"',
    "> “a\n> “b” c\n> ”\n\n- “d”\n  “e”",
  ],
  ["guillemets", "<<ä>> b", "«ä» b"],
  ["quotes behind a break", `a<br>"b"<br/>'c'`, "a<br>“b”<br/>‘c’"],
  ["quotes in brackets of other scripts", '「"引用"」 "日本"', "「“引用”」 “日本”"],
  ["quotes behind an elided article", `c'est l'"amour"`, "c’est l’“amour”"],
  [
    "headings, cells and notes",
    '# "a"\n\n| "b" |\n| --- |\n| c -- d |\n\ne[^1]\n\n[^1]: "f"',
    "# “a”\n\n| “b” |\n| --- |\n| c – d |\n\ne[^1]\n\n[^1]: “f”",
  ],
])("the old site's %s are shown as there", (_, text, shown) => {
  expect(signed(text)).toBe(shown);
});

test.each([
  ["code", '`"a" -- b` <code>"c"</code>\n\n    "d"\n\n```\n"e"...\n```'],
  [
    "addresses and titles",
    '<https://a.example/--b> https://a.example/c...d [e](/f--g "h") ![i "j"](k)',
  ],
  ["HTML and comments", '<div title="a">\n"b" -- c\n</div>\n\nd <!-- "e" -->'],
  ["signs behind a backslash", String.raw`\"a\" \-- \...`],
  ["short codes and attributes", 'a {{< b "c" >}} {{ d | e: "f" }} {% g "h" %} {: title="i"}'],
  ["words of a paragraph with a short code", 'a "b" -- c\n{{< figure caption="A *b* \'c\'" >}}\nd'],
  ["imports and expressions", 'import A from "./a"\n\n{/* "a" -- b */}\n\n!!! note "a"'],
  ["code between short codes", '{{< highlight go >}}\na = "b"\n\n--c\n{{< /highlight >}}'],
  ["code between tags", '{% highlight js %}\na = "b";\n\n--c;\n{% endhighlight %}'],
  ["names of addresses", `[it's][] [it's]\n\n[it's]: /a`],
  ["rules and lists", "---\n\n- a\n\nb\n---"],
])("%s stay byte for byte", (_, text) => {
  expect(signed(text)).toBe(text);
});

test.each([
  "'Twas the night, 'tis said",
  "rock 'n' roll",
  "in '20 and '99",
  `6'2" tall, 12" wide and "quoted"`,
  '他说"你好"吗',
  '"日本"の',
  'x="y" and a/"b"',
  "he said 'a",
])("%s, of which generators make different marks, keeps the straight ones", (text) => {
  expect(signed(text)).toBe(text);
});

test("beside a mark that generators read differently dashes are still shown", () => {
  expect(signed(`12" -- "a"...\n\n"b"`)).toBe(`12" – "a"…\n\n“b”`);
});

test("the longest of several signs counts, and any may be added", () => {
  expect(signed("a---b--c - d", { "---": "---", "--": "—", " - ": " — " })).toBe("a---b—c — d");
});

test.each([
  ["of a paragraph", "a\nb  \nc \nd", "a\\\nb  \nc\\\nd"],
  ["of quotations and lists", "> a\n> b\n\n- c\n  d", "> a\\\n> b\n\n- c\\\n  d"],
  ["beside marks", "**a**\n*b*\n[c](d)\ne", "**a**\\\n*b*\\\n[c](d)\\\ne"],
  [
    "behind addresses",
    "https://a.example\nb\na@b.example\nc",
    "https://a.example  \nb\\\na@b.example  \nc",
  ],
])("the ends of lines %s become breaks", (_, text, shown) => {
  expect(broken(text)).toBe(shown);
});

test("ends of lines in code, HTML and headings are none", () => {
  const text = "```\na\nb\n```\n\n<p>\nc\n</p>\n\nd\ne\n===";
  expect(broken(text)).toBe(text);
});

test.each(['Read "the docs at http://a.example/b", he said.', "See http://a.example/b..."])(
  "no sign becomes a part of the bare address before it: %s",
  (text) => {
    expect(signed(text)).toBe(text);
  },
);

test("a dash between blanks may be another one than a dash between words", () => {
  const signs = { ...QUOTES, " -- ": " — ", " - ": " – ", "--": "–" };
  expect(signed(`"a" -- "b" - 'c' d--e`, signs)).toBe("“a” — “b” – ‘c’ d–e");
});

import { escaped, pictureText } from "./edits";
import { playerOf, vimeo, youTube } from "./players";

/** A short code or liquid tag: `{{< figure src="a.jpg" >}}`, `{% youtube abc %}`. */
export type Call = { name: string; values: string[]; named: Record<string, string> };

/** The address of another article, by its file or name; null where there is none. */
export type LinkTo = (name: string) => string | null;

const ARGUMENT =
  /(?:([\w-]+)\s*(?:=|:(?!\/\/))\s*)?(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`([^`]*)`|([^\s"'`,]+)),?/g;
const MEDIUM = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm)(?:[?#].*)?$/i;

/** Reads what stands between the signs of a short code. */
export function readCall(text: string): Call {
  const [, word = "", rest = ""] = /^\s*([\w./-]+)([\s\S]*)$/.exec(text) ?? [];
  const call: Call = { name: word.toLowerCase(), values: [], named: {} };
  for (const [, key, double, single, raw, bare] of rest.matchAll(ARGUMENT)) {
    const value = (double ?? single ?? raw ?? bare ?? "").replace(/\\(["'])/g, "$1");
    if (key) call.named[key.toLowerCase()] = value;
    else call.values.push(value);
  }
  return call;
}

function picture({ values, named }: Call): string | null {
  const at = values.findIndex((value) => MEDIUM.test(value));
  const address = named.src ?? named.image_path ?? named.path ?? named.url ?? named.image ?? named.file ?? values[at];
  if (!address) return null;
  // Octopress has sizes between the address and the words.
  const [words, more] = values.slice(at + 1).filter((value) => !/^\d+(?:px|%)?$/.test(value));
  const caption = named.caption ?? named.title ?? "";
  return pictureText(address, named.alt ?? more ?? words ?? caption, caption);
}

const first = ({ values, named }: Call): string | undefined => values[0] ?? named.id;

const idOf = (call: Call): string | undefined =>
  /([\w-]+)(?:[?&].*)?$/.exec(first(call)?.replace(/^.*[?&]v=/, "") ?? "")?.[1];

/** By the address of its film, or by what identifies it. */
function player(call: Call, ofId: (id: string) => string): string | null {
  const id = idOf(call);
  return playerOf(first(call) ?? "") ?? (id ? ofId(id) : null);
}

const written = (address: string, words: string): string => `[${escaped(words)}](<${address}>)`;

const link = (call: Call, linkTo: LinkTo): string | null => linkTo(first(call) ?? "");

type Handler = (call: Call, linkTo: LinkTo) => string | null;

/** What becomes of each short code that means the same wherever it occurs. */
const HANDLERS: Record<string, Handler> = {
  youtube: (call) => player(call, youTube),
  vimeo: (call) => player(call, vimeo),
  gist: ({ values: [user, id] }) => {
    const path = id ? `${user}/${id}` : user;
    return path ? written(`https://gist.github.com/${path}`, `gist.github.com/${path}`) : null;
  },
  tweet: ({ named: { user, id } }) => (user && id ? written(`https://x.com/${user}/status/${id}`, `@${user}`) : null),
  ref: link,
  relref: link,
  post_url: link,
  link,
};
// They only let HTML through.
for (const name of ["rawhtml", "/rawhtml", "html", "/html", "raw", "/raw"]) HANDLERS[name] = () => "";
for (const name of ["figure", "img", "image", "picture", "responsive_image"]) HANDLERS[name] = picture;

/** A short code as Markdown; null where it means something else on every site. */
export function callText(call: Call, linkTo: LinkTo): string | null {
  // {% include figure.html image="..." %}
  const isInclude = /^include(?:_cached|_relative)?$/.test(call.name);
  const name = isInclude ? (call.values[0] ?? "").replace(/^.*\/|\.\w+$/g, "").toLowerCase() : call.name;
  const own = isInclude ? { ...call, values: call.values.slice(1) } : call;
  return Object.hasOwn(HANDLERS, name) ? (HANDLERS[name]?.(own, linkTo) ?? null) : null;
}

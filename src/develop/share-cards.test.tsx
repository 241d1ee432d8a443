import { render, screen } from "@testing-library/react";
import { ShareCards, type ShareCardsProps } from "./share-cards";

const PAGE: ShareCardsProps = {
  route: "/spring-offer",
  address: "https://citrin.example/spring-offer",
  title: "Spring offer",
  description: "Four weeks, one team, one price.",
};

/** Addresses that were asked for. */
const asked: string[] = [];

const answerWith = (answer: () => Partial<Response>) =>
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      return answer();
    },
  });

beforeEach(() => {
  asked.length = 0;
  Object.assign(URL, { createObjectURL: () => "blob:drawn", revokeObjectURL: () => undefined });
  document.body.innerHTML = "<h1>An offer for <em>spring</em></h1>";
});

test("a marketer sees the picture of the page in a feed and in a chat, with its words", async () => {
  answerWith(() => ({ ok: true, blob: async () => new Blob() }));
  render(<ShareCards {...PAGE} />);
  expect(screen.getByRole("status")).toHaveTextContent("Drawing the picture");
  const pictures = await screen.findAllByRole("img", { name: "Drawn as a build would" });
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual([
    "blob:drawn",
    "blob:drawn",
  ]);
  expect(asked).toEqual(["/___share-picture?route=%2Fspring-offer&heading=An+offer+for+spring"]);
  expect(screen.getAllByText("Spring offer")).toHaveLength(2);
  expect(screen.getAllByText("citrin.example")).toHaveLength(2);
});

test.each([
  [
    "tells why the picture cannot be drawn",
    async () => ({ ok: false, text: async () => "No icon." }),
    "No icon.",
  ],
  [
    "tells that the preview has ended",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "The preview did not answer, so there is no picture. Start it again (npm start), then reload.",
  ],
])("the panel %s", async (_what, answer, words) => {
  answerWith(answer as unknown as () => Partial<Response>);
  render(<ShareCards {...PAGE} />);
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(screen.queryByRole("img")).toBeNull();
});

test("a title that X cuts is shown as it cuts it", async () => {
  answerWith(() => ({ ok: true, blob: async () => new Blob() }));
  render(<ShareCards {...PAGE} title={"Seven letters ".repeat(6)} />);
  expect(await screen.findByText(/^X shows 70 characters of the title: “.{69}…”$/)).toBeVisible();
});

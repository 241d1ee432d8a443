import { LEAD_KEY } from "../../constants/measuring";
import { noteClickIds } from "./note-click-ids";

/** Opens a document in this tab. */
function openDocument(address: string): void {
  performance.getEntriesByType = () => [{ name: `https://agency.example${address}` }] as never;
}

/** The note of the visit in this tab. */
const note = () => JSON.parse(sessionStorage.getItem(LEAD_KEY) ?? "null");

const writeNote = (lead: object) => sessionStorage.setItem(LEAD_KEY, JSON.stringify(lead));

beforeEach(() => sessionStorage.clear());

test("a consent to marketing adds the click ids of the first page to the note", () => {
  openDocument("/services?utm_source=ads&gclid=a&ttclid=b");
  writeNote({ page: "/services", utm_source: "ads" });
  noteClickIds(true);
  expect(note()).toEqual({ page: "/services", utm_source: "ads", gclid: "a", ttclid: "b" });
});

test("a withdrawn consent takes the click ids out of the note again", () => {
  openDocument("/services?gclid=a");
  noteClickIds(true);
  expect(note()).toEqual({ page: "/services", gclid: "a" });
  noteClickIds(false);
  expect(note()).toEqual({ page: "/services" });
});

test("without a consent nothing is noted", () => {
  openDocument("/services?gclid=a");
  noteClickIds(false);
  expect(note()).toBeNull();
});

test("later documents of the tab keep the click ids of the first, and add none of theirs", () => {
  openDocument("/services?gclid=a");
  noteClickIds(true);
  openDocument("/contact?gclid=b&fbclid=c");
  noteClickIds(true);
  expect(note()).toEqual({ page: "/services", gclid: "a" });
});

test("click ids of today's lengths fit, each of them whole", () => {
  const id = (length: number) => "IwZXh0bg".padEnd(length, "AbC-dEf_0123456789");
  const ids = { gclid: id(110), fbclid: id(228), ttclid: id(290) };
  openDocument(`/services?${new URLSearchParams(ids)}`);
  noteClickIds(true);
  expect(note()).toEqual({ page: "/services", ...ids });
});

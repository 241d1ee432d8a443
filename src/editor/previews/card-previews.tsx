import { ClientLogo } from "../../components/content/client-logo/client-logo";
import { MemberCard } from "../../components/content/member-card/member-card";
import { OfficeCard } from "../../components/content/office-card/office-card";
import type { PreviewData } from "./preview-data";

const picture = (data: PreviewData, name = "picture") => data.picture(name) as Queries.PictureFragment;

export function memberPreview(data: PreviewData) {
  const [name, position, perex, pictureAlt] = ["name", "position", "perex", "pictureAlt"].map((key) => data.text(key));
  const member = { slug: "preview", name, position, perex, pictureAlt, picture: picture(data) };
  return {
    before: (
      <div className="editorCard">
        <MemberCard member={member as Queries.MemberCardFragment} />
      </div>
    ),
  };
}

export function officePreview(data: PreviewData) {
  const office = {
    slug: "preview",
    title: data.text("title"),
    headquarters: data.flag("headquarters"),
    perex: data.text("perex"),
    addressLines: data.texts("addressLines"),
    phone: data.text("phone"),
    timeZone: data.text("timeZone") || "Europe/London",
    pictureAlt: data.text("pictureAlt"),
    picture: picture(data),
  };
  return {
    before: (
      <div className="editorCard">
        <OfficeCard office={office} />
      </div>
    ),
  };
}

export function clientPreview(data: PreviewData) {
  const client = { slug: "preview", imageAlt: data.text("imageAlt"), image: picture(data, "image") };
  return {
    before: (
      <div className="editorCard">
        <ClientLogo client={client} />
      </div>
    ),
  };
}

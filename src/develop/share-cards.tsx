import { useEffect, useState } from "react";
import { PREVIEW_ADDRESS } from "../../plugins/gatsby-plugin-share-pictures/options";

/** The picture of the page, drawn by the preview: its address, or why there is none. */
type Drawn = { picture?: string; problem?: string };

/** Asks the preview for the picture of the page that is shown, which follows the saved content. */
async function drawPicture(route: string): Promise<Drawn> {
  const heading = document.querySelector("h1")?.textContent ?? "";
  const answer = await fetch(`${PREVIEW_ADDRESS}?${new URLSearchParams({ route, heading })}`);
  if (!answer.ok) return { problem: await answer.text() };
  return { picture: URL.createObjectURL(await answer.blob()) };
}

const UNREACHABLE =
  "The preview did not answer, so there is no picture. Start it again (npm start), then reload.";

/** The drawn picture; null while it is drawn. */
function usePicture(route: string): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isShown = true;
    void drawPicture(route)
      .catch((): Drawn => ({ problem: UNREACHABLE }))
      .then((result) => isShown && setDrawn(result));
    return () => {
      isShown = false;
    };
  }, [route]);
  useEffect(() => () => URL.revokeObjectURL(drawn?.picture ?? ""), [drawn]);
  return drawn;
}

/** The longest title that X takes: https://developer.x.com/cards/markup, read 2026-11-30. */
const X_TITLE_LENGTH = 70;

export type ShareCardsProps = {
  route: string;
  /** Address of the page on the live site. */
  address: string;
  title: string;
  description: string;
};

/**
 * The page where it is shared: feeds and chats show two lines of a title, and less of a
 * description. The style sheet cuts both, as they do.
 */
export function ShareCards({ route, address, title, description }: ShareCardsProps) {
  const drawn = usePicture(route);
  const { host } = new URL(address);
  const picture = drawn?.picture && <img src={drawn.picture} alt="Drawn as a build would" />;
  return (
    <>
      {!drawn && <p role="status">Drawing the picture …</p>}
      {drawn?.problem && <p role="alert">{drawn.problem}</p>}
      <figure className="shared">
        {picture}
        <cite>{host}</cite>
        <b>{title}</b>
        <span data-lines="1">{description}</span>
        <figcaption>In a feed, such as LinkedIn and Facebook</figcaption>
      </figure>
      <figure className="shared chat">
        {picture}
        <b>{title}</b>
        <span data-lines="2">{description}</span>
        <cite>{host}</cite>
        <figcaption>In a chat, such as WhatsApp and Slack</figcaption>
      </figure>
      {title.length > X_TITLE_LENGTH && (
        <p>
          X shows {X_TITLE_LENGTH} characters of the title:{" "}
          {`“${title.slice(0, X_TITLE_LENGTH - 1)}…”`}
        </p>
      )}
    </>
  );
}

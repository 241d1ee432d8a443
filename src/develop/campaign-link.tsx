import { useRef, useState } from "react";
import { CAMPAIGN_PARAMETERS } from "../form-contract/lead";

/** Key of the kept links in local storage: they outlast a restart of the preview. */
const KEPT = "campaign-links";

function readKept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}

/** The links that were copied in this browser, the last one first. */
function useKeptLinks() {
  const [links, setLinks] = useState(readKept);
  const write = (next: readonly string[]) => {
    setLinks([...next]);
    try {
      localStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // The browser blocks storage: they are kept until the page is left.
    }
  };
  return {
    links,
    keep: (link: string) => write([link, ...links.filter((other) => other !== link)]),
    forget: (link: string) => write(links.filter((other) => other !== link)),
  };
}

/** A link with a button that copies it. @param onCopy called with each copy */
function CopiedLink({ link, onCopy }: { link: string; onCopy?: () => void }) {
  const [copied, setCopied] = useState("");
  const output = useRef<HTMLOutputElement>(null);
  const copy = async () => {
    onCopy?.();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // The browser refuses, or has no clipboard, as over HTTP: copying is left to the keyboard.
      if (output.current) getSelection()?.selectAllChildren(output.current);
    }
  };
  return (
    <>
      <output ref={output}>{link}</output>
      <button type="button" onClick={copy}>
        {copied === link ? "Copied" : "Copy the link"}
      </button>
    </>
  );
}

/**
 * Builds a link to the live page by whose parameters mails and the tag manager name a campaign, and
 * keeps those that were copied.
 */
export function CampaignLink({ address }: { address: string }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const { links, keep, forget } = useKeptLinks();
  const write = (name: string, value: string) =>
    setValues({ ...values, [name]: value.trim().toLowerCase().replace(/\s+/g, "-") });
  const parameters = CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = values[name];
    return value ? [[name, value]] : [];
  });
  const query = parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "";
  const ofPage = links.filter((link) => link.startsWith(`${address}?`));
  return (
    <>
      {CAMPAIGN_PARAMETERS.map((name) => (
        <label key={name}>
          {name}
          <input autoComplete="off" onChange={({ target }) => write(name, target.value)} />
        </label>
      ))}
      <CopiedLink link={address + query} onCopy={query ? () => keep(address + query) : undefined} />
      {ofPage.length > 0 && (
        <>
          <h3>Kept in this browser</h3>
          <ul>
            {ofPage.map((link) => (
              <li key={link}>
                <CopiedLink link={link} />{" "}
                <button type="button" onClick={() => forget(link)}>
                  Remove
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

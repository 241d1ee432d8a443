import { type DragEvent, useEffect, useState } from "react";

/** Lets a file be dropped onto an element, as if chosen in the file input within. */
export function useDrop() {
  const [isOver, setOver] = useState(false);
  const [hasMany, setMany] = useState(false);
  useEffect(() => {
    // Dropped elsewhere, a file would open and replace the page. Text may be dropped.
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const listening = new AbortController();
    addEventListener("dragover", keep, { signal: listening.signal });
    addEventListener("drop", keep, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    const input = event.currentTarget.querySelector<HTMLInputElement>("input[type=file]");
    const { files } = event.dataTransfer;
    setMany(files.length > 1);
    // Of several files, which one was meant is unknown.
    if (!input || files.length !== 1) return;
    input.files = files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return {
    isOver,
    /** Several were dropped together, and none was taken. */
    hasMany,
    handlers: { onDragOver, onDrop, onDragLeave: () => setOver(false), onClick: () => setMany(false) },
  };
}

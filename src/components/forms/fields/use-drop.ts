import { type DragEvent, useEffect, useState } from "react";

/** Lets files be dropped onto a place, as if they had been chosen in the field for files within it. */
export function useDrop() {
  const [isOver, setOver] = useState(false);
  const [hasMany, setMany] = useState(false);
  useEffect(() => {
    // The browser would open a file that is dropped beside the place, and leave the form for it. Words may be dropped.
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    addEventListener("dragover", keep);
    addEventListener("drop", keep);
    return () => {
      removeEventListener("dragover", keep);
      removeEventListener("drop", keep);
    };
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
    // Which of several was meant nobody knows.
    if (!input || files.length !== 1) return;
    input.files = files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return {
    isOver,
    /** Several were dropped at once, and none was taken. */
    hasMany,
    handlers: { onDragOver, onDrop, onDragLeave: () => setOver(false), onClick: () => setMany(false) },
  };
}

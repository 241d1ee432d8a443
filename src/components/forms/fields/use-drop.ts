import { type DragEvent, useState } from "react";

/** Lets files be dropped onto a place, as if they had been chosen in the field for files within it. */
export function useDrop() {
  const [isOver, setOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    const input = event.currentTarget.querySelector<HTMLInputElement>("input[type=file]");
    if (!input || event.dataTransfer.files.length === 0) return;
    input.files = event.dataTransfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { isOver, handlers: { onDragOver, onDrop, onDragLeave: () => setOver(false) } };
}

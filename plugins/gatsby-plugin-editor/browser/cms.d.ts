import type { Component, ComponentType, ReactNode } from "react";
import type { CmsFormat } from "./formats";

/** The parts of Decap CMS that the editor uses. Source: https://decapcms.org/docs/customization/ */

type Data = { toJS: () => Record<string, unknown> };
type Nested = { getIn: (path: readonly (string | number)[]) => Data | undefined };
/** An entry: nested Maps and Lists of Immutable. */
export type CmsEntry = Data & Nested;

export type PreviewProps = {
  entry: CmsEntry;
  /** The file of a picture that may not be saved yet; `toString()` gives its address. */
  getAsset: (path: string) => { toString: () => string };
  /** Data of the entries that a relation names. */
  fieldsMetaData: Nested;
};

export type WidgetProps = {
  value: unknown;
  onChange: (value: unknown, metadata?: unknown) => void;
  [name: string]: unknown;
};
export type ControlClass = new (props: WidgetProps) => Component<WidgetProps, object>;
export type Widget = { control: ControlClass; preview?: ComponentType };

export type SavedFile = { path: string; raw: string; slug?: string };
/** The files that a save writes: entries, and pictures or films. */
export type SavedFiles = {
  dataFiles: readonly SavedFile[];
  assets: readonly { path: string; toBase64: () => Promise<string> }[];
};

/** `versions`: of the files that a save may write over, by path; null where there may be none. */
export type SaveOptions = { newEntry: boolean; versions?: Record<string, string | null> };

/** A back end, which reads and writes files. Source: https://decapcms.org/docs/custom-backends/ */
export type CmsBackend = {
  persistEntry: (files: SavedFiles, options: SaveOptions) => Promise<unknown>;
  deleteFiles: (paths: readonly string[], message: string) => Promise<unknown>;
  /** Reads a file; where there is none, it gives an empty text or throws. */
  getEntry: (path: string) => Promise<{ data: string | null; file: { id: string | null } }>;
  /** Lists the files of a folder. */
  getMedia: (folder?: string) => Promise<StoredFile[]>;
  getMediaFile: (path: string) => Promise<{ file: Blob }>;
  /** Writes a file that belongs to no entry. */
  persistMedia: (asset: { path: string }, options: unknown) => Promise<StoredFile>;
};

/** `id`: SHA-256 of the file in a preview. */
type StoredFile = { path: string; id: string };

/** @param config of the CMS; the development server is at `proxy_url` */
type Init = (config: { backend: { proxy_url?: string } }, ...settings: unknown[]) => CmsBackend;

/** Words of the interface. */
export type Phrases = { [key: string]: string | Phrases };

export type Cms = {
  /** Starts the CMS. Its `config` is merged into the file that the build writes. */
  init: (options: { config: Record<string, unknown> }) => void;
  registerCustomFormat: (name: string, extension: string, format: CmsFormat) => void;
  registerEditorComponent: (component: object) => void;
  registerRemarkPlugin: (plugin: { settings: Record<string, unknown> } | (() => unknown)) => void;
  /** A handler that throws before an entry is saved keeps it from being saved. */
  registerEventListener: (listener: {
    name: "preSave";
    handler: (event: { entry: CmsEntry }) => void;
  }) => void;
  /** @param style an address, or with `raw` a style sheet itself */
  registerPreviewStyle: (style: string, options?: { raw: boolean }) => void;
  registerPreviewTemplate: (name: string, component: unknown) => void;
  registerLocale: (name: string, phrases: Phrases) => void;
  registerWidget: (name: string, control: unknown, preview?: unknown) => void;
  getWidget: (name: string) => Widget | undefined;
  getBackend: (name: string) => { init: Init } | undefined;
};

/** `React.createElement` and `create-react-class`, of the CMS's own React. */
export type CmsReact = {
  h: (type: unknown, props: object | null, ...children: ReactNode[]) => ReactNode;
  createClass: (definition: object) => unknown;
};

declare global {
  interface Window extends CmsReact {
    CMS: Cms;
    CMS_MANUAL_INIT?: boolean;
  }
}

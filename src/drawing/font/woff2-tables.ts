import { brotliDecompressSync } from "node:zlib";
import { ByteReader } from "./byte-reader";

/** The first tags of the list in section 5.1 of https://www.w3.org/TR/WOFF2/, up to the last one a web font uses. */
const KNOWN_TAGS =
  "cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,fdsc,feat,fmtx,fvar,gvar".split(
    ",",
  );

const HEADER_BYTES = 48;

/** Unpacks a WOFF2 file into its tables. `glyf` stays in WOFF2's transformed form, which `glyf.ts` reads as it is. */
export function readTables(file: Buffer): ReadonlyMap<string, Buffer> {
  if (file.toString("latin1", 0, 4) !== "wOF2") throw new Error("Not a WOFF2 font");
  const count = file.readUInt16BE(12);
  const compressedLength = file.readUInt32BE(20);
  const directory = new ByteReader(file, HEADER_BYTES);
  const entries: { tag: string; length: number }[] = [];
  for (let index = 0; index < count; index++) {
    const flags = directory.u8();
    const tag = (flags & 63) === 63 ? directory.tag() : (KNOWN_TAGS[flags & 63] ?? `?${flags & 63}`);
    const original = directory.base128();
    const transform = flags >> 6;
    const transformed = tag === "glyf" || tag === "loca" ? transform === 0 : transform !== 0;
    entries.push({ tag, length: transformed ? directory.base128() : original });
  }
  const data = brotliDecompressSync(file.subarray(directory.position, directory.position + compressedLength));
  const tables = new Map<string, Buffer>();
  let offset = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, data.subarray(offset, offset + length));
    offset += length;
  }
  return tables;
}

/** The table or an error that names it. */
export function table(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table "${tag}"`);
  return found;
}

/** Reads big-endian numbers one after another from a part of a font file. */
export class ByteReader {
  constructor(
    private readonly bytes: Buffer,
    public position = 0,
  ) {}

  u8(): number {
    return this.bytes.readUInt8(this.position++);
  }

  u16(): number {
    this.position += 2;
    return this.bytes.readUInt16BE(this.position - 2);
  }

  i8(): number {
    return this.bytes.readInt8(this.position++);
  }

  i16(): number {
    this.position += 2;
    return this.bytes.readInt16BE(this.position - 2);
  }

  u32(): number {
    this.position += 4;
    return this.bytes.readUInt32BE(this.position - 4);
  }

  /** A signed 2.14 fixed-point number. */
  f2dot14(): number {
    return this.i16() / 16384;
  }

  /** WOFF2's variable-length 16-bit number (section 4.1 of the recommendation). */
  u255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return 506 + this.u8();
    if (code === 255) return 253 + this.u8();
    return code;
  }

  /** WOFF2's UIntBase128: seven bits a byte, the high bit says that more follow. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if ((byte & 128) === 0) return value;
    }
  }

  tag(): string {
    this.position += 4;
    return this.bytes.toString("latin1", this.position - 4, this.position);
  }
}

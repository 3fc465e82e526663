/** Compression of an entry's bytes, before encryption. */
export type CompressionMethod = 'stored' | 'deflated';

/** An entry as its headers describe it. */
export interface ZipEntry {
  name: string;
  compression: CompressionMethod;
  /** Encrypted as WinZip AE with AES-256. */
  isEncrypted: boolean;
  modified: Date;
  /** 0 if the format leaves it out (AE-2). */
  crc32: number;
  /** Uncompressed bytes. */
  size: number;
  /** Bytes in the archive, with those of the encryption. */
  compressedSize: number;
  /** Position of its local header. */
  offset: number;
}

export const compressionNumber = { stored: 0, deflated: 8 } as const satisfies Record<CompressionMethod, number>;

/** The method field of an encrypted entry; the extra field has the real one. */
export const encryptedMethod = 99;

export const signature = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  end64Locator: 0x07064b50,
} as const;

export const extraId = { zip64: 0x0001, ae: 0x9901 } as const;

export const flag = {
  encrypted: 1,
  patched: 1 << 5,
  strongEncryption: 1 << 6,
  utf8: 1 << 11,
  masked: 1 << 13,
} as const;

export const length = { local: 30, central: 46, end: 22, end64: 56, end64Locator: 20 } as const;

/** A 16 or 32 bit field with all bits set: the value is in the zip64 record. */
export const full16 = 0xffff;
export const full32 = 0xffffffff;

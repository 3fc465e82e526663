import { crc32 } from 'node:zlib';

/** The text of each file of a zip without compression, by its name. Directories have none. Throws for a damaged file. */
export function readStoredZip(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(endSignature);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index++) {
    const [bytes, nameBytes] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = zip.subarray(start, start + bytes);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    files[name] = content.toString('utf8');
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

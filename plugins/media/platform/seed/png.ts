import { crc32, deflateSync } from 'node:zlib';

interface Picture {
  width: number;
  height: number;
  /** Position from 0 to 1 on both axes → red, green and blue from 0 to 255. */
  colourAt: (place: { x: number; y: number }) => [number, number, number];
}

/** A PNG file without transparency (https://www.w3.org/TR/png/). */
export function png({ width, height, colourAt }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a channel, true colour.
  header.set([8, 2], 8);
  const rows = Array.from({ length: height }, (_row, y) => {
    const colours = Array.from({ length: width }, (_column, x) =>
      colourAt({ x: x / Math.max(1, width - 1), y: y / Math.max(1, height - 1) }),
    );
    return Buffer.from([0, ...colours.flat()]);
  });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

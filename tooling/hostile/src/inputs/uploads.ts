import { deflateRawSync, gzipSync } from 'node:zlib';
import { type Arbitrary, constantFrom, tuple, uint8Array } from 'fast-check';

export interface Body {
  type: ['content-type', string];
  content: Buffer;
}

/** A multipart body: file names that leave their folder or do not match the content, heavy drawings, broken archives. */
export const multipartBody: Arbitrary<Body> = tuple(
  constantFrom(
    'probe.png',
    'probe.svg',
    'probe.svgz',
    'English[en].json',
    'backup.zip',
    'project.tar.gz',
    '../../x.png',
    'a\u202Egnp.exe',
    'x.php',
    '',
    `${'n'.repeat(400)}.png`,
    'con.txt',
  ),
  constantFrom<Uint8Array>(...contents()),
  uint8Array({ maxLength: 20 }),
  constantFrom('file', 'FILE', 'collections', '__proto__'),
  constantFrom('\r\n--probe--\r\n', '\r\n--probe', '\r\n'),
).map(([name, content, noise, field, end]) => ({
  type: ['content-type', 'multipart/form-data; boundary=probe'],
  content: Buffer.concat([
    Buffer.from(
      `--probe\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    noise,
    Buffer.from(end),
  ]),
}));

function contents(): Buffer[] {
  const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  return [
    Buffer.alloc(0),
    Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'),
    svg('<g/>'.repeat(20_000)),
    svg('<g>'.repeat(5_000)),
    svg('<script>alert(1)</script><style>@\\69mport "x"</style>'),
    svg(`<style>${'a{b:c}'.repeat(20_000)}</style>`),
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'),
    gzipSync(Buffer.alloc(8_000_000, 32)),
    Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), deflateRawSync(Buffer.alloc(1_000_000))]),
    Buffer.from('504b0506ffffffffffffffffffffffffffffffffffff', 'hex'),
    Buffer.from(`{"console":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`),
    Buffer.from('{"console":{"__proto__":{"x":1}}}'),
  ];
}

import { type Arbitrary, array, constantFrom, oneof, string, tuple } from 'fast-check';

type Line = [name: string, value: string];

const names = [
  'accept',
  'accept-language',
  'authorization',
  'cookie',
  'if-match',
  'range',
  'x-forwarded-for',
  'x-request-project',
  'x-request-timezone',
  'x-request-http-method',
  'x-access-path',
];

/** Extra header lines. Values may contain any byte but a line break. */
export const headerLines: Arbitrary<Line[]> = array(
  oneof(
    { arbitrary: constantFrom<Line>(...known()), weight: 6 },
    { arbitrary: tuple(constantFrom(...names), string({ maxLength: 40 }).map(oneLine)), weight: 3 },
    { arbitrary: constantFrom<Line>(['x-pad', 'y'.repeat(6_000)], ['cookie', 'a=b; '.repeat(800)]), weight: 1 },
  ),
  { maxLength: 3 },
);

function known(): Line[] {
  return [
    ['x-request-project', '../../etc'],
    ['x-request-project', 'p'.repeat(300)],
    ['x-request-project', 'an-invented-project'],
    ['x-request-project', '\u00e9\u00ff'],
    ['x-request-http-method', 'DELETE'],
    ['x-request-http-method', 'TRACE'],
    ['x-forwarded-for', '1.2.3.4, '.repeat(700)],
    ['x-forwarded-for', 'not an address'],
    ['if-match', '"99999999999999999999"'],
    ['if-match', '*'],
    ['range', 'bytes=9-1'],
    ['range', 'bytes=0-,5-,9-'],
    ['accept-language', '*;q=2,en;q=x'],
    ['accept-encoding', 'br;q=9, gzip;q=-1, *'],
    ['content-encoding', 'gzip'],
    ['content-type', 'multipart/form-data'],
    ['expect', '100-continue'],
    ['expect', 'nonsense'],
    ['host', '[::1'],
    ['upgrade', 'h2c'],
    ['connection', 'upgrade'],
    ['origin', 'null'],
    ['authorization', 'Bearer '],
    ['authorization', `Basic ${'QQ=='.repeat(500)}`],
  ];
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, ' ');
}

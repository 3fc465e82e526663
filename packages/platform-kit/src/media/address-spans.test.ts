import { describe, expect, test } from 'vitest';
import { addressSpans } from './address-spans';

const pathsIn = (text: string) => addressSpans(text).map(({ storePath }) => storePath);

describe('a text that is an address', () => {
  test.each([
    ['/core/media/img/pump.png', 'img/pump.png'],
    ['core/media/img/pump.png', 'img/pump.png'],
    ['/rest/core/media/img/pump.png', 'img/pump.png'],
    ['rest/core/media/img/pump.png', 'img/pump.png'],
    ['/core/media/img/pump.png?v=2#top', 'img/pump.png'],
    ['/core/media/_p_north/img/pump.png', '_p_north/img/pump.png'],
    ['/core/media/%E6%B3%B5/%E5%9B%BE%201.png', '泵/图 1.png'],
    ['/core/media/泵/a(1).png', '泵/a(1).png'],
    ['/core/media/100%.png', '100%.png'],
    ['/core/media/cafe\u0301.png', 'caf\u00e9.png'],
    ['https://box.example/rest/core/media/img/pump.png', 'img/pump.png'],
    ['//[::1]:3030/rest/core/media/img/pump%201.png#top', 'img/pump 1.png'],
  ])('%s', (text, path) => expect(pathsIn(text)).toEqual([path]));

  test('with spaces may also be a sentence that begins with one', () => {
    expect(pathsIn('/core/media/docs/pump plan.png')).toEqual(['docs/pump plan.png', 'docs/pump']);
  });
});

describe('a text with an address in it', () => {
  test.each([
    ['<img src="/rest/core/media/img/a.png">', ['img/a.png']],
    ["<img src='/core/media/img/a.png'>", ['img/a.png']],
    ['url(/core/media/a%20(1).png) no-repeat', ['a (1).png']],
    ['url(/core/media/a.png),url("/core/media/b.png")', ['a.png', 'b.png']],
    ['![Pump](/core/media/docs/pump.png) and [plan](/core/media/plan.pdf).', ['docs/pump.png', 'plan.pdf']],
    ['See /core/media/docs/plan.pdf.', ['docs/plan.pdf']],
    ['见/core/media/docs/plan.pdf。', ['docs/plan.pdf']],
    ['{"src":"/core/media/a.png","size":1}', ['a.png']],
    ['{\\"src\\":\\"/core/media/a.png\\"}', ['a.png']],
    ['&quot;/core/media/a.png&quot;', ['a.png']],
    ['?src=/core/media/a.png&size=1', ['a.png']],
    ['<img src="http://10.0.0.7:3030/rest/core/media/img/a.png?v=1">', ['img/a.png']],
    ['见https://box.example/rest/core/media/docs/plan.pdf。', ['docs/plan.pdf']],
    ['url(//box.example/rest/core/media/a.png)', ['a.png']],
  ])('%s', (text, paths) => expect(pathsIn(text)).toEqual(paths));
});

test.each([
  ['pump.png'],
  ['/core/media/'],
  ['/core/mediaLibrary/img/a.png'],
  ['https://elsewhere.example/core/media/img/a.png'],
  ['ftp://elsewhere.example/rest/core/media/img/a.png'],
  ['https://elsewhere.example/files/rest/core/media/img/a.png'],
  [`https://${'a'.repeat(300)}/rest/core/media/img/a.png`],
  ['//elsewhere.example/core/media/img/a.png'],
  ['//core/media/img/a.png'],
  ['/files/core/media/img/a.png'],
  ['see score/media/a.png'],
  ['/core/media/../secret.txt'],
  ['/core/media/%2e%2e/secret.txt'],
  ['/core/media/.staging/a.png'],
  ['/core/media/a//b.png'],
  ['/core/media/a%00.png'],
  [`/core/media/${'a'.repeat(300)}.png`],
])('%s is no address of this platform', (text) => expect(pathsIn(text)).toEqual([]));

test('says which host an address has', () => {
  const text = 'https://Box.example:8443/rest/core/media/a.png and /rest/core/media/b.png';
  expect(addressSpans(text).map(({ host }) => host)).toEqual(['box.example:8443', undefined]);
});

test('reads a text of a million characters that might all begin an address', () => {
  expect(pathsIn(`${'https://a'.repeat(100_000)} core/media/`)).toEqual([]);
  expect(pathsIn(`${'//'.repeat(500_000)} core/media/`)).toEqual([]);
});

test('says where each address is, in the form that the text has', () => {
  const text = '<a href="/rest/core/media/a%20b.pdf#3">';
  const [span] = addressSpans(text);
  expect(text.slice(span?.start, span?.end)).toBe('/rest/core/media/a%20b.pdf');
  expect(text.slice(span?.start).slice(0, span?.prefixLength)).toBe('/rest/core/media/');
});

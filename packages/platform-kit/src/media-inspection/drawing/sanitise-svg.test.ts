import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { DrawingTooComplex, validateDrawingLimits } from './drawing-limits';
import { sanitiseSvg } from './sanitise-svg';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8" ${attributes}>${inner}</svg>`;

const withEntities = (declarations: string, inner: string) => `<!DOCTYPE svg [${declarations}]>${svg(inner)}`;

test('keeps a drawing as it is, and well-formed', async () => {
  const drawing = svg(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><g id="a"><path d="M0 0h8" fill="url(#g)"/></g><use href="#a" x="1"/><text>&lt;&amp;</text>',
  );
  const clean = new JSDOM(await sanitiseSvg(`<?xml version="1.0"?>${drawing}`), { contentType: 'image/svg+xml' }).window
    .document;
  expect(clean.documentElement.getAttribute('viewBox')).toBe('0 0 8 8');
  expect(clean.querySelector('linearGradient stop')?.getAttribute('stop-color')).toBe('red');
  expect(clean.querySelector('path')?.getAttribute('fill')).toBe('url(#g)');
  expect(clean.querySelector('use')?.getAttribute('href')).toBe('#a');
  expect(clean.querySelector('text')?.textContent).toBe('<&');
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  ['an event handler', '<rect onload="alert(1)" onclick="alert(1)"/>'],
  [
    'foreign content',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['a link that runs', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['a link by xlink', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
  [
    'an animated link',
    '<a id="l"><animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onclick" to="alert(1)"/></a>',
  ],
  ['a picture from elsewhere', '<image href="https://evil.example/alert(1).png"/>'],
  ['a part of another file', '<use href="https://evil.example/x.svg#alert(1)"/>'],
  ['a drawing inside a data address', '<use href="data:image/svg+xml;base64,alert(1)"/>'],
  ['a style from elsewhere', '<style>@import url("https://evil.example/alert(1).css")</style>'],
  ['a style from elsewhere, escaped', String.raw`<style>@\69mport "https://evil.example/alert(1).css";</style>`],
  ['a style from elsewhere, escaped by a letter', String.raw`<style>@\i\mport "https://evil.example/a.css";</style>`],
  ['a fill from elsewhere, escaped', String.raw`<rect style="fill:\75 rl(https://evil.example/a)"/>`],
  ['a fill from elsewhere, escaped to six digits', String.raw`<rect fill="u\000072l(https://evil.example/a)"/>`],
  ['a font from elsewhere', '<style>@font-face { src: url(//evil.example/a.woff2) }</style>'],
  ['a font by another function', '<style>@font-face { src: src("https://evil.example/a.woff2") }</style>'],
  ['a set of pictures', '<rect style="fill: image-set(&quot;https://evil.example/a.png&quot; 1x)"/>'],
  ['a quoted address that looks like a part', String.raw`<rect fill="url(\22#evil)"/>`],
  [
    'a fill from elsewhere',
    '<rect style="fill:url(https://evil.example/#alert(1))" fill="url(https://evil.example/alert(1))"/>',
  ],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->'],
])('leaves out %s', async (_title, inner) => {
  expect(await sanitiseSvg(svg(`${inner}<path d="M0 0h8"/>`))).not.toMatch(/alert|javascript|evil/);
});

test('expands the entities that a drawing program has declared', async () => {
  const drawing = `<?xml version="1.0" encoding="utf-8"?><!-- <!ENTITY --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd" [
    <!-- by a program --><!ELEMENT g ANY><!ATTLIST svg a:b CDATA #IMPLIED><?note ?>
    <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY st0 'fill:&red;;'> <!ENTITY red "#e30613"> <!ENTITY red "#000">
    <!ENTITY name "A &#38;#60; &quot;B&quot; &#xFC;">
  ] ><svg xmlns="&ns_svg;"><rect style="&st0;"/><!-- &st0; --><style><![CDATA[a{}/* &st0; */]]></style><text>&name; &lt;</text></svg>`;
  const clean = await sanitiseSvg(drawing);
  expect(clean).toContain('style="fill:#e30613;"');
  expect(clean).toContain('A &lt; "B" ü &lt;');
  expect(clean).not.toContain('ENTITY');
});

test.each([
  ['an entity of another file', '<!ENTITY a SYSTEM "file:///etc/passwd">', /^otherFile/],
  ['a public entity', '<!ENTITY a PUBLIC "-//x" "http://evil.example/a">', /^otherFile/],
  ['a parameter entity', '<!ENTITY % a "<!ENTITY b \'c\'>"> %a;', /^parameter/],
  ['a reference to a parameter entity', '%a;', /^parameter/],
  ['an element in an entity', '<!ENTITY a "<script>alert(1)</script>">', /^elements a/],
  ['an element by numbers of characters', '<!ENTITY a "&#60;script>alert(1)&#x3c;/script>">', /^elements a/],
  ['an entity that is not declared', '<!ENTITY b "&c;">', /^undeclared a/],
  ['defaults of attributes', '<!ATTLIST rect onload CDATA "alert(1)">', /^other /],
  ['an open declaration', '<!ENTITY a "b', /^other /],
])('rejects %s, and says so', async (_title, declarations, reason) => {
  await expect(sanitiseSvg(withEntities(declarations, '<text>&a;</text>'))).rejects.toThrow(reason);
});

test.each([
  ['an event handler', '<!ENTITY a "x&#34; onload=&#34;alert(1)">', '<rect id="&a;"/>'],
  ['a link that runs', '<!ENTITY a "&#106;avascript:alert(1)">', '<a href="&a;"><text>x</text></a>'],
  ['a style from elsewhere', '<!ENTITY a "@import &#39;//evil.example/a.css&#39;;">', '<style>&a;</style>'],
  ['a foreign fill of two parts', '<!ENTITY a "u"><!ENTITY b "&a;rl(//evil.example)">', '<rect fill="&b;"/>'],
])('no entity smuggles %s into a drawing', async (_title, declarations, inner) => {
  const clean = await sanitiseSvg(withEntities(declarations, `${inner}<path d="M0 0h8"/>`));
  expect(clean).not.toMatch(/ onload="|javascript|evil/);
  expect(clean).toContain('path');
});

const level = (name: string, of: string) => `<!ENTITY ${name} "${`&${of};`.repeat(10)}">`;
test.each([
  [
    'a billion laughs',
    [...'bcdefghij'].map((name, at) => level(name, 'abcdefghi'.charAt(at))).join('') + '<!ENTITY a "laugh">',
    '&j;',
  ],
  ['one long entity many times', `<!ENTITY a "${'a'.repeat(100_000)}">`, '&a;'.repeat(1_000)],
  ['an entity in itself', '<!ENTITY a "&b;"><!ENTITY b "&a;">', '&a;'],
  ['thousands of entities', Array.from({ length: 2_000 }, (_, at) => `<!ENTITY e${at} "">`).join(''), '&e0;'],
])('ends the expansion of %s at a limit', async (_title, declarations, inner) => {
  await expect(sanitiseSvg(withEntities(declarations, `<text>${inner}</text>`))).rejects.toThrow(DrawingTooComplex);
});

test('removes a handler on the root', async () => {
  expect(await sanitiseSvg(svg('<path d="M0 0"/>', 'onload="alert(1)"'))).not.toContain('alert');
});

test.each([
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>'],
  ['an open element', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
  ['an svg without its namespace', '<svg><path d="M0 0"/></svg>'],
  ['an entity as the name of an attribute', withEntities('<!ENTITY a "fill">', '<rect &a;="red"/>')],
  ['an entity as a part of a name', withEntities('<!ENTITY a "onload">', '<rect &a;2="red"/><&a;/>')],
  ['nothing', ''],
  ['a text', 'hello'],
])('rejects %s', async (_title, text) => {
  await expect(sanitiseSvg(text)).rejects.toBeInstanceOf(Error);
});

test('keeps a large drawing: long paths, many elements, comments and values that look like tags', async () => {
  const path = `<path d="M0 0${'h1v1'.repeat(250_000)}" data-note="a > b" class='>'/>`;
  const inner = `<!-- <g> --><style><![CDATA[.a > .b {} <g>]]></style>${'<g id="a"><path d="M0 0"/></g>'.repeat(4_500)}${path}`;
  const clean = await sanitiseSvg(
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">${svg(inner)}`,
  );
  expect(clean).toContain('h1v1'.repeat(250_000));
});

test.each([
  [
    'an escape in a text',
    String.raw`<style>text::after { content: "\2014"; font-family: a\ b }</style>`,
    String.raw`\2014`,
  ],
  ['a part of the same file', '<rect style="fill:url(#g)"/>', 'url(#g)'],
  ['a picture beside the names of functions', '<style>.image { src: none; }</style>', '.image'],
])('keeps %s in a style', async (_title, inner, kept) => {
  expect(await sanitiseSvg(svg(`${inner}<path d="M0 0h8"/>`))).toContain(kept);
});

// Each of these would occupy a processor for many seconds, or minutes.
test.each([
  ['nesting without end', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
  ['nesting behind values that look like ends', svg('<g a="></g>">'.repeat(20_000) + '</g>'.repeat(20_000))],
  [
    'nesting behind a quote of the document type',
    `<!DOCTYPE svg [<!ATTLIST g a CDATA "><g b='">]>${svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000) + "'")}`,
  ],
  ['attributes without end', svg('', Array.from({ length: 40_000 }, (_, number) => `a${number}=""`).join(' '))],
  ['elements without end', svg('<g/>'.repeat(20_000))],
  ['attributes on many elements', svg(`<g ${'a="" b="" c="" d="" e=""'}/>`.repeat(9_000))],
  ['styles without end', svg(`<style>${'.a{fill:red}'.repeat(40_000)}</style>`)],
  ['styles of attributes without end', svg(`<g style="${'fill:red;'.repeat(40_000)}"/>`)],
  ['comments without end', svg('<!---->'.repeat(400_000))],
])('rejects %s before anything is built of it', (_name, drawing) => {
  expect(() => validateDrawingLimits(drawing)).toThrow(/^(more than|nested deeper|A document type)/);
});

test('accepts any number of blanks in a reference', async () => {
  const clean = await sanitiseSvg(
    svg(`<g fill="url(${' '.repeat(400_000)}#a)"/><style>.a { fill: url(' ${' '.repeat(200_000)}#a) }</style>`),
  );
  expect(clean.match(/url\(/g)).toHaveLength(2);
});

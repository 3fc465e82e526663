import type { WindowLike } from 'dompurify';
import { refuseHeavyDrawing } from './drawing-limits';

/**
 * The drawing without whatever could run or call home: scripts, event handlers, foreign content, links and references
 * that leave the file. Throws when `text` is no well-formed SVG, or too heavy a one. What is left is also served under a sandbox.
 */
export async function sanitiseSvg(text: string): Promise<string> {
  if (/<!ENTITY/i.test(text)) throw new Error('Entities are not allowed');
  refuseHeavyDrawing(text);
  // Both are large and rarely needed: loaded with the first drawing.
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const given = new JSDOM(text, { contentType: 'image/svg+xml' }).window.document.documentElement;
  if (given.namespaceURI !== svgNamespace || given.localName !== 'svg') throw new Error('The root is no svg element');

  const { window } = new JSDOM('');
  const purifier = createPurifier(window as unknown as WindowLike);
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (isReference.test(attribute.attrName) && !staysInside.test(attribute.attrValue.trim()))
      attribute.keepAttr = false;
    if (leavesByUrl.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
    if (tagName !== 'style') return;
    const content = element.textContent ?? '';
    if (leavesByUrl.test(content) || /@import/i.test(content)) element.textContent = '';
  });
  const clean = purifier.sanitize(given.outerHTML, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const drawing = clean.firstElementChild;
  if (drawing?.localName !== 'svg') throw new Error('Nothing is left of the drawing');
  return new window.XMLSerializer().serializeToString(drawing);
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const isReference = /^(xlink:)?href$|^src$/i;
/** A part of the same file, or a picture that travels inside it. */
const staysInside = /^(#|data:image\/(png|jpeg|gif|webp);base64,)/i;
/** `url(…)` in styles and attributes, but for `url(#part)`. `(?=(\s*))\1` is a `\s*` that gives nothing back: no text is slow. */
const leavesByUrl = /url\((?=(\s*))\1(?!['"]?(?=(\s*))\2#)/i;

import { loadDrawingEngine } from './drawing-engine';
import { validateDrawingLimits } from './drawing-limits';
import { expandEntities } from './expand-entities';
import { leavesDrawing } from './leaves-drawing';

/**
 * The drawing without anything that could run or load: scripts, event handlers, foreign content, links and references
 * that leave the file. Throws when `drawing` is no well-formed SVG, and `DrawingTooComplex` for one beyond the limits. The
 * result is also served under a sandbox.
 */
export async function sanitiseSvg(drawing: string): Promise<string> {
  const text = expandEntities(drawing);
  validateDrawingLimits(text);
  const { JSDOM, window, purifier } = await loadDrawingEngine();
  const given = new JSDOM(text, { contentType: 'image/svg+xml' }).window.document.documentElement;
  if (given.namespaceURI !== svgNamespace || given.localName !== 'svg') throw new Error('The root is no svg element');

  purifier.removeAllHooks();
  purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (isReference.test(attribute.attrName) && !staysInside.test(attribute.attrValue.trim()))
      attribute.keepAttr = false;
    if (leavesDrawing(attribute.attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
    if (tagName === 'style' && leavesDrawing(element.textContent ?? '')) element.textContent = '';
  });
  const clean = purifier.sanitize(given.outerHTML, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const left = clean.firstElementChild;
  if (left?.localName !== 'svg') throw new Error('Nothing is left of the drawing');
  return new window.XMLSerializer().serializeToString(left);
}

const svgNamespace = 'http://www.w3.org/2000/svg';
const isReference = /^(xlink:)?href$|^src$/i;
/** A part of the same file, or a picture embedded in it. */
const staysInside = /^(#|data:image\/(png|jpeg|gif|webp);base64,)/i;

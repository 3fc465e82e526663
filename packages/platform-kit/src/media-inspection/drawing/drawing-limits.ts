/** A drawing that needs more time or memory than one upload may take. The message names the limit. */
export class DrawingTooComplex extends Error {}

/**
 * Throws `DrawingTooComplex` for a drawing that would occupy the sanitiser for more than about a second. Its time grows
 * with the nodes, with their number times their depth, with the attributes, and with the square of one element's
 * attributes. Scans the text once, before any parsing.
 */
export function validateDrawingLimits(text: string): void {
  const total = { nodes: 0, depth: 0, attributes: 0, styleCharacters: 0 };
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const { end, step, attributes = 0, styleCharacters = 0 } = partAt(text, at);
    total.depth += step;
    if (step >= 0) total.nodes += 1;
    total.attributes += attributes;
    total.styleCharacters += styleCharacters;
    rejectAbove(attributes, limits.attributesOfOne, 'attributes on one element');
    rejectAbove(total.nodes, limits.nodes, 'elements and comments');
    rejectAbove(total.attributes, limits.attributes, 'attributes');
    rejectAbove(total.styleCharacters, limits.styleCharacters, 'characters of styles');
    if (total.depth > limits.depth) throw new DrawingTooComplex(`nested deeper than ${limits.depth}`);
    at = end;
  }
}

const limits = { nodes: 10_000, depth: 100, attributesOfOne: 200, attributes: 40_000, styleCharacters: 256 * 1024 };

function rejectAbove(count: number, limit: number, what: string): void {
  if (count > limit) throw new DrawingTooComplex(`more than ${limit} ${what}`);
}

interface Part {
  /** Position after it. */
  end: number;
  /** Change of the depth. */
  step: 1 | 0 | -1;
  /** Attributes with a value. */
  attributes?: number;
  /** Characters of CSS: in the attribute `style`, or after the tag of an element `style`. */
  styleCharacters?: number;
}

function partAt(text: string, at: number): Part {
  const unread = unreadParts.find(({ begin }) => text.startsWith(begin, at));
  if (unread) return { end: endOf(text, unread.end, at), step: 0 };
  const { end, ...options } = tagAt(text, at);
  if (text.startsWith('</', at)) return { end, step: -1 };
  // Its declarations may contain quotes that begin here and end in the drawing.
  if (text.startsWith('<!', at)) {
    if (text.slice(at, end).includes('[')) throw new Error('A document type may declare nothing');
    return { end, step: 0 };
  }
  const styleCharacters = options.styleCharacters + (isStyleTag(text, at) ? contentLength(text, end) : 0);
  return { ...options, end, step: text[end - 2] === '/' ? 0 : 1, styleCharacters };
}

function isStyleTag(text: string, at: number): boolean {
  return /^<(?:[^\s/>:]{1,100}:)?style[\s/>]/i.test(text.slice(at, at + 110));
}

/** Characters up to the next closing tag. Sections of CDATA may contain text that looks like one; that is then not CSS. */
function contentLength(text: string, from: number): number {
  const close = text.indexOf('</', from);
  return (close < 0 ? text.length : close) - from;
}

/** Constructs that may contain text that looks like a tag. */
const unreadParts = [
  { begin: '<!--', end: '-->' },
  { begin: '<![CDATA[', end: ']]>' },
  { begin: '<?', end: '?>' },
];

/** Position of a tag's end, after any `>` in its values, with the number of values and the CSS in them. */
function tagAt(text: string, from: number): { end: number; attributes: number; styleCharacters: number } {
  const mark = /[>"']/g;
  mark.lastIndex = from;
  let attributes = 0;
  let styleCharacters = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '>') return { end: mark.lastIndex, attributes, styleCharacters };
    attributes += 1;
    const valueAt = mark.lastIndex;
    mark.lastIndex = endOf(text, found[0], valueAt);
    if (/\sstyle\s*=\s*$/i.test(text.slice(Math.max(from, valueAt - 40), valueAt - 1)))
      styleCharacters += mark.lastIndex - valueAt - 1;
  }
  throw new Error('A tag has no end');
}

/** Position after the next `mark`. */
function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new Error(`There is no ${mark}`);
  return at + mark.length;
}

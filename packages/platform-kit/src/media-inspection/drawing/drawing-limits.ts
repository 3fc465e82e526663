/**
 * Throws for a drawing that would keep the server busy: the time to clean it grows with its nodes, with their number times
 * their depth, and with the square of one element's attributes. One pass over the text, before anything is built of it.
 */
export function refuseHeavyDrawing(text: string): void {
  let nodes = 0;
  let depth = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const { end, step, values = 0 } = partAt(text, at);
    depth += step;
    if (step >= 0) nodes += 1;
    if (nodes > maxNodes) throw new Error(`More than ${maxNodes} elements`);
    if (depth > maxDepth) throw new Error(`Nested deeper than ${maxDepth}`);
    if (values > maxAttributes) throw new Error(`More than ${maxAttributes} attributes on one element`);
    at = end;
  }
}

const maxNodes = 20_000;
const maxDepth = 100;
const maxAttributes = 200;

interface Part {
  /** Place after it. */
  end: number;
  /** What it does to the depth. */
  step: 1 | 0 | -1;
  /** Attributes with a value. */
  values?: number;
}

function partAt(text: string, at: number): Part {
  const unread = unreadParts.find(({ begin }) => text.startsWith(begin, at));
  if (unread) return { end: endOf(text, unread.end, at), step: 0 };
  const { end, values } = tagAt(text, at);
  if (text.startsWith('</', at)) return { end, step: -1 };
  if (!text.startsWith('<!', at)) return { end, step: text[end - 2] === '/' ? 0 : 1, values };
  // Its declarations may hold quotes that begin here and end in the drawing.
  if (text.slice(at, end).includes('[')) throw new Error('A document type may declare nothing');
  return { end, step: 0 };
}

/** What may hold the look of a tag without being one. */
const unreadParts = [
  { begin: '<!--', end: '-->' },
  { begin: '<![CDATA[', end: ']]>' },
  { begin: '<?', end: '?>' },
];

/** Where a tag ends, past the `>` that its attributes' values may hold, and how many values it has. */
function tagAt(text: string, from: number): { end: number; values: number } {
  const mark = /[>"']/g;
  mark.lastIndex = from;
  let values = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '>') return { end: mark.lastIndex, values };
    values += 1;
    mark.lastIndex = endOf(text, found[0], mark.lastIndex);
  }
  throw new Error('A tag has no end');
}

/** Place after the next `mark`. */
function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new Error(`There is no ${mark}`);
  return at + mark.length;
}

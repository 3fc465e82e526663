/** Where the cursor is in a JSON text, which may be unfinished. */
export interface JsonPlace {
  /** Keys and indexes that lead to the value, or to the object whose key is being typed. */
  path: string[];
  expects: 'name' | 'value';
  /** The token that is being typed, with its quotes. */
  from: number;
  to: number;
  /** Keys of the object before the cursor. */
  names: string[];
}

interface Frame {
  isObject: boolean;
  expects: 'name' | 'colon' | 'value' | 'comma';
  key: string;
  index: number;
  names: string[];
}

const delimiters = /[\s,:[\]{}"]/;

/** Undefined where nothing can be typed, such as behind a value. */
export function jsonPlace(text: string, cursor: number): JsonPlace | undefined {
  const frames: Frame[] = [frame(false)];
  for (let at = 0; ;) {
    while (at < cursor && /\s/.test(text[at] ?? '')) at += 1;
    const end = tokenEnd(text, at);
    if (at >= cursor || end > cursor || (end === cursor && !isSign(text[at]) && !isClosed(text, at, end)))
      return placeAt(frames, text, { from: at, end, cursor });
    takeToken(frames, text.slice(at, end));
    at = end;
  }
}

function frame(isObject: boolean): Frame {
  return { isObject, expects: isObject ? 'name' : 'value', key: '', index: 0, names: [] };
}

function isSign(character: string | undefined): boolean {
  return character !== undefined && '{}[],:'.includes(character);
}

/** True for a text whose closing quote is before `end`. */
function isClosed(text: string, from: number, end: number): boolean {
  return text[from] === '"' && end - from > 1 && text[end - 1] === '"' && text[end - 2] !== '\\';
}

/** The end of the token at `from`. An open text ends with its line. */
function tokenEnd(text: string, from: number): number {
  if (isSign(text[from])) return from + 1;
  if (text[from] === '"') {
    for (let at = from + 1; at < text.length && text[at] !== '\n'; at += 1) {
      if (text[at] === '\\') at += 1;
      else if (text[at] === '"') return at + 1;
    }
    const line = text.indexOf('\n', from);
    return line < 0 ? text.length : line;
  }
  let at = from;
  while (at < text.length && !delimiters.test(text[at] ?? '')) at += 1;
  return at;
}

function takeToken(frames: Frame[], token: string): void {
  const top = frames.at(-1);
  if (top === undefined) return;
  if (token === '{' || token === '[') frames.push(frame(token === '{'));
  else if (token === '}' || token === ']') close(frames);
  else if (token === ':') top.expects = 'value';
  else if (token === ',') {
    top.expects = top.isObject ? 'name' : 'value';
    top.index += 1;
  } else if (top.isObject && top.expects === 'name') {
    top.key = token.replaceAll('"', '');
    top.names.push(top.key);
    top.expects = 'colon';
  } else top.expects = 'comma';
}

function close(frames: Frame[]): void {
  // The first frame is the document, which nothing closes.
  if (frames.length > 1) frames.pop();
  const outer = frames.at(-1);
  if (outer) outer.expects = 'comma';
}

interface Token {
  from: number;
  end: number;
  cursor: number;
}

function placeAt(frames: Frame[], text: string, { from, end, cursor }: Token): JsonPlace | undefined {
  const top = frames.at(-1);
  if (top === undefined || (top.expects !== 'name' && top.expects !== 'value')) return undefined;
  const isTyped = from < cursor && !isSign(text[from]);
  // A text that lacks its quote ends before what follows it.
  const to = isTyped ? (isClosed(text, from, end) || text[from] !== '"' ? end : cursor) : cursor;
  const outer = frames.slice(1, -1).map(keyOf);
  const own = frames.length > 1 && top.expects === 'value' ? [keyOf(top)] : [];
  return { path: [...outer, ...own], expects: top.expects, from: isTyped ? from : cursor, to, names: top.names };
}

function keyOf({ isObject, key, index }: Frame): string {
  return isObject ? key : String(index);
}

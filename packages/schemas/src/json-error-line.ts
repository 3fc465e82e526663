/** Line, from 1, of the first mistake in a text that is no JSON. Undefined for JSON. */
export function jsonErrorLine(text: string): number | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // Browsers name the place in different words, or not at all. A text that ends too early is wrong in its last line.
    return text.slice(0, Math.min(errorOffset(text), contentEnd(text))).split('\n').length;
  }
}

/** Returns where the blanks at the end start. */
function contentEnd(text: string): number {
  let end = text.length;
  while (end > 0 && ' \t\r\n'.includes(text.charAt(end - 1))) end -= 1;
  return end;
}

/** What may come next in a list (`item`), in an object (`name`), or after a value. */
type Expected = 'value' | 'firstItem' | 'firstName' | 'name' | 'colon' | 'separator';

/** Returns where the first token starts that JSON does not allow there. */
function errorOffset(text: string): number {
  const open: string[] = [];
  let expected: Expected | undefined = 'value';
  let at = 0;
  for (;;) {
    const start = matchEnd(blanks, text, at) ?? at;
    at = tokenEnd(text, start) ?? start;
    const token = text.slice(start, at);
    expected = expected && token !== '' ? following(token, expected, open) : undefined;
    if (expected === undefined) return start;
  }
}

const blanks = /[ \t\r\n]*/y;
const tokens = /[{}[\],:]|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
/** Parts of a string, so that no pattern repeats a choice over a long text. */
const plainCharacters = /[ !#-[\]-\uffff]*/y;
const escape = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

function tokenEnd(text: string, from: number): number | undefined {
  return text[from] === '"' ? stringEnd(text, from + 1) : matchEnd(tokens, text, from);
}

function stringEnd(text: string, from: number): number | undefined {
  for (let at: number | undefined = from; at !== undefined; at = matchEnd(escape, text, at)) {
    at = matchEnd(plainCharacters, text, at) ?? at;
    if (text[at] === '"') return at + 1;
  }
  return undefined;
}

function matchEnd(pattern: RegExp, text: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/**
 * Returns what is expected after `token`. Undefined if the token is not allowed. `open`: the brackets that are not
 * closed yet.
 */
function following(token: string, expected: Expected, open: string[]): Expected | undefined {
  switch (expected) {
    case 'value':
    case 'firstItem':
      if (token === ']' && expected === 'firstItem') return closed(token, open);
      if (token === '[' || token === '{') {
        open.push(token);
        return token === '[' ? 'firstItem' : 'firstName';
      }
      return /^[}\],:]/.test(token) ? undefined : 'separator';
    case 'firstName':
    case 'name':
      if (token === '}' && expected === 'firstName') return closed(token, open);
      return token.startsWith('"') ? 'colon' : undefined;
    case 'colon':
      return token === ':' ? 'value' : undefined;
    case 'separator':
      if (token !== ',') return closed(token, open);
      return open.length === 0 ? undefined : open.at(-1) === '[' ? 'value' : 'name';
  }
}

function closed(token: string, open: string[]): Expected | undefined {
  const opening = token === ']' ? '[' : token === '}' ? '{' : undefined;
  return opening !== undefined && open.pop() === opening ? 'separator' : undefined;
}

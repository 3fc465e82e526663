/** In characters, as `minLength` and `maxLength` count. */
interface LengthRange {
  least: number;
  most: number;
}

/**
 * Bounds of the lengths of the texts that match a regular expression with the flag `u`. A text may be longer than its match,
 * unless ^ and $ anchor the match on both sides. Reads the pattern once. Undefined for what it cannot read.
 */
export function lengthsOf(pattern: string): LengthRange | undefined {
  const open: Group[] = [aGroup('group')];
  for (const [token] of pattern.matchAll(tokens)) {
    const group = open.at(-1);
    if (group === undefined) return undefined;
    const repeated = repetition(token);
    if (repeated) {
      if (group.last === undefined) return undefined;
      group.last = { least: times(group.last.least, repeated.least), most: times(group.last.most, repeated.most) };
    } else if (token === '|') {
      endAlternative(group);
    } else if (token.startsWith('(')) {
      open.push(aGroup(/^\(\?<?[=!]/.test(token) ? 'lookaround' : 'group'));
    } else if (token === ')') {
      open.pop();
      const outer = open.at(-1);
      if (outer === undefined) return undefined;
      addTerm(outer, { token, length: group.kind === 'lookaround' ? none : endAlternative(group) });
    } else {
      addTerm(group, { token, length: lengthOf(token) });
    }
  }
  const [whole, ...left] = open;
  if (whole === undefined || left.length > 0) return undefined;
  const { least, most } = endAlternative(whole);
  return { least, most: whole.isAnchored ? most : Infinity };
}

/** Escapes, classes, starts and ends of groups, repetitions, and single characters. */
const tokens =
  /\\u\{[0-9a-f]+\}|\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\c[a-z]|\\p\{[^}]*\}|\\k<[^>]*>|\\[1-9]\d*|\\.|\[(?:[^\]\\]|\\.)*\]|\(\?<?[=!]|\(\?<[^>]*>|\(\?[a-z-]*:|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gisu;

const none: LengthRange = { least: 0, most: 0 };

interface Group {
  kind: 'group' | 'lookaround';
  /** The lengths of the alternatives that have ended. */
  ended: LengthRange | undefined;
  /** The sum of the terms of the present alternative, without the last one. */
  sum: LengthRange;
  /** A repetition may follow it. */
  last: LengthRange | undefined;
  firstToken: string | undefined;
  lastToken: string | undefined;
  /** Each alternative that has ended begins with ^ and ends with $. */
  isAnchored: boolean;
}

function aGroup(kind: Group['kind']): Group {
  const empty = { ended: undefined, sum: none, last: undefined, firstToken: undefined, lastToken: undefined };
  return { kind, ...empty, isAnchored: true };
}

function addTerm(group: Group, { token, length }: { token: string; length: LengthRange }): void {
  group.sum = plus(group.sum, group.last ?? none);
  group.last = length;
  group.firstToken ??= token;
  group.lastToken = token;
}

/** The lengths of all alternatives of the group so far. */
function endAlternative(group: Group): LengthRange {
  const own = plus(group.sum, group.last ?? none);
  const { ended = own } = group;
  group.ended = { least: Math.min(ended.least, own.least), most: Math.max(ended.most, own.most) };
  group.isAnchored &&= group.firstToken === '^' && group.lastToken === '$';
  Object.assign(group, { sum: none, last: undefined, firstToken: undefined, lastToken: undefined });
  return group.ended;
}

function lengthOf(token: string): LengthRange {
  if (['^', '$', '\\b', '\\B'].includes(token)) return none;
  // The token refers to what a group matched before.
  if (/^\\(k<|[1-9])/.test(token)) return { least: 0, most: Infinity };
  return { least: 1, most: 1 };
}

function repetition(token: string): LengthRange | undefined {
  if (/^[*+?]/.test(token)) return { least: token.startsWith('+') ? 1 : 0, most: token.startsWith('?') ? 1 : Infinity };
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(token) ?? [];
  if (least === undefined) return undefined;
  return { least: Number(least), most: most ? Number(most) : comma ? Infinity : Number(least) };
}

function plus(one: LengthRange, other: LengthRange): LengthRange {
  return { least: one.least + other.least, most: one.most + other.most };
}

/** The length of `count` repetitions. 0 for an empty term also if `count` is infinite, where `0 * Infinity` is NaN. */
function times(length: number, count: number): number {
  return length === 0 || count === 0 ? 0 : length * count;
}

/** In characters, as `minLength` and `maxLength` count. */
export interface LengthRange {
  least: number;
  most: number;
}

/** A part of a pattern, as it is written. */
export type Part = {
  /** The lengths of the texts that the part matches. */
  length: LengthRange;
  /** Number of ways in which a text may pass through the part. A loop counts as one way. */
  ways: number;
} & (
  | { kind: 'atom' | 'assertion'; token: string }
  | { kind: 'lookaround'; body: Part }
  | { kind: 'alternatives'; alternatives: readonly Part[][] }
  | { kind: 'repetition'; body: Part; times: LengthRange; isLoop: boolean }
);

type Alternatives = Extract<Part, { kind: 'alternatives' }>;

/** Reads the regular expression with the flag `u` once. Undefined for what it cannot read. */
export function partsOf(pattern: string): Alternatives | undefined {
  const open: { start: string; alternatives: Part[][] }[] = [{ start: '', alternatives: [[]] }];
  for (const token of tokensOf(pattern)) {
    const group = open.at(-1);
    const terms = group?.alternatives.at(-1);
    if (group === undefined || terms === undefined) return undefined;
    const times = repetition(token);
    if (times) {
      const body = terms.pop();
      if (body === undefined) return undefined;
      terms.push(repeated(body, times));
    } else if (token === '|') {
      group.alternatives.push([]);
    } else if (token.startsWith('(')) {
      open.push({ start: token, alternatives: [[]] });
    } else if (token === ')') {
      open.pop();
      const whole = anyOf(group.alternatives);
      const part: Part = isLookaround(group.start)
        ? { kind: 'lookaround', body: whole, length: none, ways: whole.ways }
        : whole;
      open.at(-1)?.alternatives.at(-1)?.push(part);
    } else {
      terms.push(single(token));
    }
  }
  const [whole, ...left] = open;
  return whole && left.length === 0 ? anyOf(whole.alternatives) : undefined;
}

/** Escapes, classes, starts and ends of groups, repetitions, and single characters. */
export function tokensOf(pattern: string): string[] {
  return pattern.match(tokens) ?? [];
}

const tokens =
  /\\u\{[0-9a-f]+\}|\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\c[a-z]|\\p\{[^}]*\}|\\k<[^>]*>|\\[1-9]\d*|\\.|\[(?:[^\]\\]|\\.)*\]|\(\?<?[=!]|\(\?<[^>]*>|\(\?[a-z-]*:|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gisu;

export function isBackReference(token: string): boolean {
  return /^\\(k<|[1-9])/.test(token);
}

function isLookaround(token: string): boolean {
  return /^\(\?<?[=!]/.test(token);
}

/** True for what matches no character, but may reject a match. */
export function isDemand(token: string): boolean {
  return isLookaround(token) || ['^', '$', '\\b', '\\B'].includes(token);
}

function single(token: string): Part {
  if (isDemand(token)) return { kind: 'assertion', token, length: none, ways: 1 };
  // A back-reference stands for what a group matched before.
  const length = isBackReference(token) ? { least: 0, most: Infinity } : { least: 1, most: 1 };
  return { kind: 'atom', token, length, ways: 1 };
}

/** Parts, one of which matches. */
export function anyOf(alternatives: readonly Part[][]): Alternatives {
  const all = alternatives.map((terms) => ({
    least: terms.reduce((sum, { length }) => sum + length.least, 0),
    most: terms.reduce((sum, { length }) => sum + length.most, 0),
    ways: terms.reduce((product, { ways }) => product * ways, 1),
  }));
  const length = all.reduce((one, other) => ({
    ...other,
    least: Math.min(one.least, other.least),
    most: Math.max(one.most, other.most),
  }));
  const { least, most } = length;
  return {
    kind: 'alternatives',
    alternatives,
    length: { least, most },
    ways: all.reduce((sum, { ways }) => sum + ways, 0),
  };
}

function repetition(token: string): LengthRange | undefined {
  if (/^[*+?]/.test(token)) return { least: token.startsWith('+') ? 1 : 0, most: token.startsWith('?') ? 1 : Infinity };
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(token) ?? [];
  if (least === undefined) return undefined;
  return { least: Number(least), most: most ? Number(most) : comma ? Infinity : Number(least) };
}

function repeated(body: Part, times: LengthRange): Part {
  const { least, most } = times;
  let written = 0;
  for (let count = least; count <= Math.min(most, least + maxCopies); count += 1) written += body.ways ** count;
  const isLoop = most > 1 && (most > maxCopies || written > maxWrittenWays || (most > least && most > maxChoices));
  // An empty round is a choice of its own: `(a?){40}`.
  const ofLoop = body.length.least > 0 ? 1 : most === Infinity ? body.ways ** least : written;
  const length = { least: product(body.length.least, least), most: product(body.length.most, most) };
  return { kind: 'repetition', body, times, isLoop, length, ways: isLoop ? ofLoop : written };
}

/** The length of `count` repetitions. 0 for an empty term also if `count` is infinite, where `0 * Infinity` is NaN. */
function product(length: number, count: number): number {
  return length === 0 || count === 0 ? 0 : length * count;
}

const none: LengthRange = { least: 0, most: 0 };

/** A repetition that is larger counts as an endless one. */
const maxCopies = 64;
const maxChoices = 8;
const maxWrittenWays = 300;

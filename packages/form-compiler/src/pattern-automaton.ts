import { isAssertion } from './pattern-lengths';
import { anyOf, isDemand, type LengthRange, type Part, partsOf, tokensOf } from './pattern-parts';

/** One character of a match. */
export interface Position {
  /** The samples that match the position, as bits. */
  characters: bigint;
  /** The positions that may follow, and in how many ways. */
  follow: Map<Position, number>;
  /** How often it may repeat itself: one character that is repeated a limited number of times. */
  turns: number;
}

/**
 * Glushkov's automaton of a pattern. Its first position is the text before a match, which may begin anywhere unless ^ anchors it.
 * Undefined for a pattern with too many positions or ways.
 */
export function automatonOf(pattern: string): Position[] | undefined {
  const whole = pattern.length > maxCharacters ? undefined : partsOf(pattern);
  if (whole === undefined || whole.ways > maxWays) return undefined;
  const samples = samplesOf(pattern);
  const bits = new Map<string, bigint>();
  const before: Position = { characters: (1n << BigInt(samples.length)) - 1n, follow: new Map(), turns: Infinity };
  link([before], [before]);
  const positions = [before];
  const needsRounds = new Set<Position>();

  function build(part: Part): Fragment {
    if (positions.length > maxPositions) return empty;
    switch (part.kind) {
      case 'atom': {
        const characters = bits.get(part.token) ?? bitsOf(part.token, samples);
        bits.set(part.token, characters);
        const position = { characters, follow: new Map<Position, number>(), turns: Infinity };
        positions.push(position);
        return { first: [position], last: [position], isOptional: false };
      }
      case 'assertion':
        return empty;
      case 'lookaround':
        // What follows begins again where it began.
        return { first: build(part.body).first, last: [], isOptional: true };
      case 'alternatives':
        return part.alternatives
          .map((terms) => sequence(terms, build))
          .reduce((one, other) => ({
            first: [...one.first, ...other.first],
            last: [...one.last, ...other.last],
            isOptional: one.isOptional || other.isOptional,
          }));
      case 'repetition': {
        const { body, isLoop } = part;
        const { least, most } = part.times;
        if (!isLoop) return sequence(copiesOf(body, part.times), build);
        const fragment = build(body);
        link(fragment.last, fragment.first);
        const isAtom = body.kind === 'atom';
        // Many rounds that have to be are no choice, but each try walks through them.
        if (isAtom) for (const position of fragment.first) position.turns = least > fewRounds ? most : most - least + 1;
        if (least > (isAtom ? fewRounds : 1)) for (const position of fragment.last) needsRounds.add(position);
        return { ...fragment, isOptional: part.length.least === 0 };
      }
    }
  }

  const hasDemands = tokensOf(pattern).some((token, index) => index > 0 && isDemand(token));
  for (const terms of whole.alternatives) {
    const { first, last } = sequence(terms, build);
    if (!isAssertion(terms[0], '^')) link([before], first);
    // The match ends there, unless more rounds are needed: nothing is tried after it.
    if (!hasDemands) for (const position of last) if (!needsRounds.has(position)) position.follow.clear();
  }
  return positions.length > maxPositions ? undefined : positions;
}

interface Fragment {
  first: readonly Position[];
  last: readonly Position[];
  isOptional: boolean;
}

const empty: Fragment = { first: [], last: [], isOptional: true };

function sequence(terms: readonly Part[], build: (part: Part) => Fragment): Fragment {
  return terms.reduce<Fragment>((one, term) => {
    const built = build(term);
    link(one.last, built.first);
    return {
      first: one.isOptional ? [...one.first, ...built.first] : one.first,
      last: built.isOptional ? [...one.last, ...built.last] : built.last,
      isOptional: one.isOptional && built.isOptional,
    };
  }, empty);
}

function link(from: readonly Position[], to: readonly Position[]): void {
  for (const { follow } of from) for (const next of to) follow.set(next, (follow.get(next) ?? 0) + 1);
}

/** Each further copy follows the one before it: `(?:a(?:a)?)?` for `a{0,2}`. */
function copiesOf(body: Part, { least, most }: LengthRange): Part[] {
  const further = times(most - least, body).reduce<Part[]>((rest, copy) => [anyOf([[], [copy, ...rest]])], []);
  return [...times(least, body), ...further];
}

function times(count: number, part: Part): Part[] {
  return Array.from({ length: count }, () => part);
}

function bitsOf(token: string, samples: readonly string[]): bigint {
  const atom = new RegExp(`^(?:${token})$`, 'u');
  return BigInt(`0b0${samples.map((sample) => (atom.test(sample) ? 1 : 0)).join('')}`);
}

/** Characters that tell the classes of patterns apart: the first ones of Unicode, some of other scripts, and those of the pattern. */
function samplesOf(pattern: string): string[] {
  const first = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code));
  const written = [...pattern.matchAll(/\\[ux]\{?([0-9a-f]{1,6})/gi)].map(([, code = '0']) =>
    Number.parseInt(code, 16),
  );
  const codes = written.filter((code) => code <= 0x10ffff).map((code) => String.fromCodePoint(code));
  return [...new Set([...first, ...'αжאعकก中あ한，。　\u200b\u2028\ufeff\ue000😀🏀', ...pattern, ...codes])];
}

/** A step of the proof covers this number of positions. */
export const fewRounds = 16;
const maxCharacters = 2_000;
const maxPositions = 600;
/** Limit of the ways without loops: `^a?a?a?…$` has 2 ways for each `a?`. */
const maxWays = 100_000;

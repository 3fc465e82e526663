import { automatonOf, fewRounds, type Position } from './pattern-automaton';
import { type CostlyPart, costlyPartOf } from './pattern-lengths';

/** Whether no text of a usual length takes a pattern long; `unknown` if that is not certain. */
export type PatternSafety = 'safe' | 'vulnerable' | 'unknown' | CostlyPart;

/**
 * Rejects a pattern that may need exponential time, or more than `maxTries` for a text that its field allows. The square of 1,000
 * characters is fewer. Both are upper bounds: a repetition of many characters counts as an endless one. Takes milliseconds for
 * usual patterns, and a limited number of steps for any.
 */
export function patternSafety(pattern: string, maxLength = usualLength): PatternSafety {
  const costly = costlyPartOf(pattern);
  if (costly) return costly;
  const positions = automatonOf(pattern);
  if (positions === undefined) return 'unknown';
  const loops = loopsOf(positions);
  const steps = { left: maxSteps };
  if (loops.some((loop) => isAmbiguous(loop, steps)) || mostTries(loops, Math.min(maxLength, usualLength)) > maxTries)
    return 'vulnerable';
  return steps.left > 0 ? 'safe' : 'unknown';
}

/** This number of tries takes a few milliseconds. */
const maxTries = 3_000_000;
/** Characters of a text without a `maxLength`. */
const usualLength = 1_000;
const maxSteps = 3_000_000;

/** Positions that lead to each other. */
type Loop = ReadonlySet<Position>;

/** The loops, each before those that it leads to: Tarjan's strongly connected components. */
function loopsOf(positions: readonly Position[]): Loop[] {
  const indexes = new Map<Position, { index: number; low: number }>();
  const path: Position[] = [];
  const onPath = new Set<Position>();
  const found: Loop[] = [];
  const visit = (position: Position): number => {
    const own = { index: indexes.size, low: indexes.size };
    indexes.set(position, own);
    path.push(position);
    onPath.add(position);
    for (const next of position.follow.keys()) {
      const known = indexes.get(next);
      if (known === undefined) own.low = Math.min(own.low, visit(next));
      else if (onPath.has(next)) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const loop = new Set(path.splice(path.indexOf(position)));
      for (const each of loop) onPath.delete(each);
      if (loop.size > 1 || position.follow.has(position)) found.unshift(loop);
    }
    return own.low;
  };
  for (const position of positions) if (!indexes.has(position)) visit(position);
  return found;
}

/** True if one text passes a loop in two ways, so that each round doubles the tries. */
function isAmbiguous(loop: Loop, steps: { left: number }): boolean {
  const waiting: [Position, Position][] = [...loop].map((position) => [position, position]);
  const seen = new Map<Position, Set<Position>>();
  for (const [one, other] of waiting) {
    for (const [next, ways] of one.follow) {
      if (!loop.has(next)) continue;
      if (one === other && ways > 1) return true;
      for (const next2 of other.follow.keys()) {
        steps.left -= 1;
        if (steps.left < 0) return false;
        if (!loop.has(next2) || (next.characters & next2.characters) === 0n) continue;
        if (next === next2) {
          if (one !== other) return true;
          continue;
        }
        const known = seen.get(next) ?? new Set();
        seen.set(next, known);
        if (known.has(next2)) continue;
        known.add(next2);
        waiting.push([next, next2]);
      }
    }
  }
  return false;
}

/** Tries of a text, at most: loops that may repeat the same text, one after the other, multiply them. */
function mostTries(loops: readonly Loop[], length: number): number {
  const tries = new Map<Loop, { count: number; nested: number }>();
  for (const loop of loops) {
    const turns = turnsOf(loop, length);
    let most = { count: turns, nested: 1 };
    for (const [earlier, { count, nested }] of tries) {
      const both = sharesText(earlier, loop)
        ? { count: count * turns, nested: nested + 1 }
        : { count: leadsTo(earlier, loop) ? count : 0, nested };
      if (triesOf(both, length) > triesOf(most, length)) most = both;
    }
    tries.set(loop, most);
  }
  const repeating = new Set(loops.flatMap((loop) => [...loop]));
  return Math.max(
    1,
    ...[...tries].map(([loop, most]) => triesOf(most, length) * Math.ceil(walkAfter(loop, repeating) / fewRounds)),
  );
}

/** Long loops share the text out: 1,000 characters have 1,000² / 2 places for two ends. */
function triesOf({ count, nested }: { count: number; nested: number }, length: number): number {
  let places = 1;
  for (let end = 1; end <= nested; end += 1) places *= length / end;
  return Math.min(count, places);
}

/** The most characters that a try walks through after a loop, without a further loop, for a text that the loop repeats. */
function walkAfter(loop: Loop, repeating: Loop): number {
  const characters = allCharacters(loop);
  const known = new Map<Position, number>();
  const walk = (position: Position): number => {
    const isPassed = !repeating.has(position) && (position.characters & characters) !== 0n;
    const length = known.get(position) ?? (isPassed ? 1 + longest(position) : 0);
    known.set(position, length);
    return length;
  };
  const longest = ({ follow }: Position): number => Math.max(0, ...[...follow.keys()].map(walk));
  return Math.max(1, ...[...loop].map(longest));
}

function turnsOf(loop: Loop, length: number): number {
  const [{ turns } = { turns: 1 }] = loop;
  return loop.size === 1 ? Math.min(length, turns) : length;
}

const allCharacters = (loop: Loop) => [...loop].reduce((all, { characters }) => all | characters, 0n);

/** True if a text that repeats one loop may lead to the other one and repeat that. */
function sharesText(one: Loop, other: Loop): boolean {
  const shared = allCharacters(one) & allCharacters(other);
  return leadsTo(one, other, shared);
}

function leadsTo(one: Loop, other: Loop, characters?: bigint): boolean {
  const isWithin = (position: Position) => characters === undefined || (position.characters & characters) !== 0n;
  const reached = new Set([...one].filter(isWithin));
  for (const position of reached)
    for (const next of position.follow.keys()) {
      if (!isWithin(next)) continue;
      if (other.has(next)) return true;
      reached.add(next);
    }
  return false;
}

import { childKeys, type TreeIndex } from './tree-index';

/** Pages that a side moved among their siblings. A swap of two pages does not say which of them was moved. */
export interface SiblingMoves {
  certain: ReadonlySet<string>;
  /** Also those that may have been moved. */
  possible: ReadonlySet<string>;
}

/** `known`: keys of moved pages, if the side's own steps are known. They explain an order rather than other pages. */
export function siblingMoves(base: TreeIndex, side: TreeIndex, known: ReadonlySet<string> = new Set()): SiblingMoves {
  const [certain, possible] = [new Set<string>(), new Set<string>()];
  for (const [parent, before] of base.children) {
    const places = new Map(before.map((key, index) => [key, index]));
    const after = childKeys(side, parent).filter((key) => places.has(key));
    const numbers = after.map((key) => places.get(key) ?? 0);
    if (numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))) continue;
    const kept = keptIn({ numbers, weights: after.map((key) => (known.has(key) ? 1 : after.length)) });
    for (const [index, key] of after.entries()) {
      if (kept[index] === 'never') certain.add(key);
      if (kept[index] !== 'always') possible.add(key);
    }
  }
  return { certain, possible };
}

type Kept = 'always' | 'sometimes' | 'never';

/** For each number, whether the ascending subsequences with the greatest weight contain it. Takes quadratic time. */
function keptIn({ numbers, weights }: { numbers: readonly number[]; weights: readonly number[] }): Kept[] {
  const upTo = heaviestRuns(numbers, weights);
  const from = heaviestRuns(numbers.map((number) => -number).toReversed(), weights.toReversed()).toReversed();
  const whole = numbers.map((_, index) => (upTo[index] ?? 0) + (from[index] ?? 0) - (weights[index] ?? 0));
  const greatest = Math.max(...whole);
  const isKept = whole.map((weight) => weight === greatest);
  // No other number that some run keeps may be in its place: all of them are before or behind it.
  const isBeside = (one: number, other: number) => one < other === (numbers[one] ?? 0) < (numbers[other] ?? 0);
  return numbers.map((_, index) => {
    if (isKept[index] !== true) return 'never';
    return numbers.every((__, other) => other === index || isKept[other] !== true || isBeside(index, other))
      ? 'always'
      : 'sometimes';
  });
}

/** The greatest weight of an ascending subsequence that ends at each number. */
function heaviestRuns(numbers: readonly number[], weights: readonly number[]): number[] {
  const heaviest: number[] = [];
  for (const [end, number] of numbers.entries()) {
    let before = 0;
    for (let start = 0; start < end; start++)
      if ((numbers[start] ?? 0) < number && (heaviest[start] ?? 0) > before) before = heaviest[start] ?? 0;
    heaviest.push(before + (weights[end] ?? 0));
  }
  return heaviest;
}

import type { Costs } from '../measure/cost';
import { medianOf } from './table';

interface Target {
  name: string;
  measuredMs: number;
  belowMs: number;
}

/** Moves of a page: each in a tree with all rows expanded, with the form of the page beside it. */
const moves = ['Alt and an arrow key', 'undo, redo', 'drop'];

/** The targets of the editor with many pages. Medians count. */
export function targets(many: Costs): Target[] {
  return [
    { name: 'open: main thread', measuredMs: medianOf(many['open'], 'mainMs'), belowMs: 100 },
    ...moves.map((name) => ({ name: `${name}: script`, measuredMs: medianOf(many[name], 'scriptMs'), belowMs: 16 })),
  ];
}

export function isMet({ measuredMs, belowMs }: Target): boolean {
  return measuredMs < belowMs;
}

export function targetLine(target: Target): string {
  const { name, measuredMs, belowMs } = target;
  return `${isMet(target) ? 'met   ' : 'MISSED'} ${name}: ${measuredMs.toFixed(1)} ms, below ${belowMs} ms`;
}

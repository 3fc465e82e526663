import { alignedRows } from '../../aligned-rows';
import { median } from '../../median';
import type { Cost, Costs } from '../measure/cost';

/** What was measured in one run: the editor and the menu with few and with many pages, and antd's tree with many. */
export interface Measured {
  few: Costs;
  many: Costs;
  peer: Costs;
}

/** Smallest and median ms of each step, and how many pages cost beside few, by medians. */
export function measuredTable({ few, many, peer }: Measured, sizes: { few: number; many: number }): string {
  const kinds = ['mainMs', 'scriptMs'] as const;
  const head = kinds.flatMap((kind) => {
    const name = kind === 'mainMs' ? 'main' : 'script';
    return [`${name}, ${sizes.few}`, `${name}, ${sizes.many}`, '÷', `${name}, antd's Tree`];
  });
  const rows = Object.keys(many).map((step) => [
    step,
    ...kinds.flatMap((kind) => [
      figures(few[step], kind),
      figures(many[step], kind),
      (medianOf(many[step], kind) / medianOf(few[step], kind)).toFixed(2),
      figures(peer[step], kind),
    ]),
  ]);
  return alignedRows([['ms: smallest, median', ...head], ...rows]);
}

export function medianOf(costs: readonly Cost[] = [], kind: keyof Cost): number {
  return median(costs.map((cost) => cost[kind]));
}

function figures(costs: readonly Cost[] | undefined, kind: keyof Cost): string {
  if (costs === undefined) return '–';
  return `${Math.min(...costs.map((cost) => cost[kind])).toFixed(1)}, ${medianOf(costs, kind).toFixed(1)}`;
}

import { alignedRows } from '../../aligned-rows';
import type { Measured } from '../measure/measure-engine';
import type { Target } from './target';

export function measuredTable(all: Measured[], sizes: number[]): string {
  const head = [
    'engine',
    ...sizes.map((count) => `key ${count}`),
    'key in grid',
    'mount',
    'mount grid',
    'heap KB/field',
    'all seen',
    'late frames %',
    'longest frame',
    'tab shown',
    'tab main',
    'appears',
    'goes',
    'stale',
    'error',
  ];
  const rows = all.map((each) => [
    each.engine,
    ...sizes.map((count) => digits(each.keystrokeMs.get(count))),
    digits(each.inGrid?.keystrokeMs),
    digits(each.mountMs, 0),
    digits(each.inGrid?.mountMs, 0),
    digits(each.heapKbPerField),
    digits(each.heapKbPerFieldSeen),
    digits(100 - each.frames.inTime * 100),
    digits(each.frames.longestMs, 0),
    digits(each.tab.shownMs, 0),
    digits(each.tab.mainThreadMs, 0),
    digits(each.appearMs),
    digits(each.goMs),
    String(each.staleCount),
    digits(each.errorMs, 0),
  ]);
  return alignedRows([head, ...rows]);
}

export function targetTable(targets: Target[]): string {
  const rows = targets.map(({ name, measured, limit, unit }) => [
    measured <= limit ? 'met' : 'MISSED',
    name,
    figure(measured, unit),
    `at most ${figure(limit, unit)}`,
  ]);
  return alignedRows([['', 'target', 'measured', 'limit'], ...rows]);
}

/** A ratio below one half reads better as a fraction. */
function figure(value: number, unit: string): string {
  if (unit !== '×') return `${value.toFixed(1)} ${unit}`;
  return value <= 0.5 ? `1/${(1 / value).toFixed(1)}` : `${value.toFixed(2)}×`;
}

function digits(value: number | undefined, count = 1): string {
  return value === undefined ? '–' : value.toFixed(count);
}

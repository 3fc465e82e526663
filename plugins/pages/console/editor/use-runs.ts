import type { JsonObject } from '@signalbox/schemas';
import { useRef } from 'react';
import { valuesOf, type PageNode, type PageValues } from '../../shared/tree/page-node';
import { isSameJson } from '../../shared/tree/same-json';

/** Longest time between two changes of one run. */
const pauseMilliseconds = 1_000;

/**
 * Returns a function that names the run of a change of a page's values; undefined if they are the same. Changes of the
 * same fields without a pause are one run.
 */
export function useRuns() {
  const last = useRef({ at: 0, count: 0 });
  return (node: PageNode, values: PageValues): string | undefined => {
    const names = changedNames({ ...valuesOf(node) }, { ...values });
    if (names.length === 0) return undefined;
    const now = Date.now();
    const isPause = now - last.current.at > pauseMilliseconds;
    last.current = { at: now, count: last.current.count + (isPause ? 1 : 0) };
    return [node.key, ...names, last.current.count].join(' ');
  };
}

function changedNames(before: JsonObject, after: JsonObject): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSameJson(before[name], after[name])).toSorted();
}

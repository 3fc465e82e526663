import type { Cost } from './cost';

/** What the benchmark reads of an event of a Chromium trace. Times in microseconds, `tts` and `tdur` in CPU time of the thread. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tts?: number;
  tdur?: number;
}

export const traceCategories = ['-*', 'toplevel', 'devtools.timeline', 'v8.execute', 'blink.user_timing', '__metadata'];

const scriptEvents = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
  'v8.compile',
  'v8.evaluateModule',
]);

export const startMark = (index: number) => `bench:${index}:start`;
export const endMark = (index: number) => `bench:${index}:end`;

/** The costs between the start and the end marks with indexes from 0 on. Throws if a mark is missing. */
export function costsIn(trace: string, count: number): Cost[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const first = traceEvents.find(({ name }) => name === startMark(0));
  const events = traceEvents.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const marks = new Map(events.filter(({ name }) => name.startsWith('bench:')).map(({ name, tts }) => [name, tts]));
  const scripts = intervalsOf(events);
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [marks.get(startMark(index)), marks.get(endMark(index))];
    if (start === undefined || end === undefined) throw new Error(`The trace has no marks of step ${index}.`);
    const within = scripts.filter(([from]) => from >= start && from < end);
    const script = within.reduce((sum, [from, to]) => sum + Math.min(to, end) - from, 0);
    return { mainMs: (end - start) / 1000, scriptMs: script / 1000 };
  });
}

/** The outermost events of script. Those inside another one are part of it. */
function intervalsOf(events: readonly TraceEvent[]): [number, number][] {
  const all = events.flatMap(({ name, ph, tts, tdur }): [number, number][] =>
    ph === 'X' && scriptEvents.has(name) && tts !== undefined && tdur !== undefined ? [[tts, tts + tdur]] : [],
  );
  const outermost: [number, number][] = [];
  let coveredTo = -1;
  for (const interval of all.toSorted(([one], [other]) => one - other)) {
    const [from, to] = interval;
    if (from >= coveredTo) outermost.push(interval);
    else if (to > coveredTo) outermost.push([coveredTo, to]);
    coveredTo = Math.max(coveredTo, to);
  }
  return outermost;
}

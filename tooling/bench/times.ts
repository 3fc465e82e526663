import { loadavg } from 'node:os';

/** The value that a share (0 to 1) of sorted values does not exceed. `NaN` without values. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

export interface Timed<Value> {
  name: string;
  /** Another value for each request. Making it is not timed. */
  query: () => Value | Promise<Value>;
  send: (value: Value) => Promise<unknown>;
  /** Default 300. */
  requests?: number;
  /** In ms, at the 99th percentile. Undefined: only printed. */
  limit?: number;
}

/** Prints a table of how long requests take, one after another. Sets the exit code if one exceeds its limit. */
export async function printTimes<Value>(what: string, all: readonly Timed<Value>[]): Promise<void> {
  console.log(`\n| ${what} | 50 %, ms | 99 %, ms | at most | |\n|---|--:|--:|--:|---|`);
  for (const each of all) {
    const times = await timesOf(each);
    const longest = percentile(times, 0.99);
    const isMet = each.limit === undefined || longest <= each.limit;
    if (!isMet) process.exitCode = 1;
    const result = each.limit === undefined ? ' | ' : `${each.limit} | ${isMet ? 'met' : 'missed'}`;
    console.log(`| ${each.name} | ${percentile(times, 0.5).toFixed(1)} | ${longest.toFixed(1)} | ${result} |`);
  }
  console.log(`\nLoad of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
}

/** In ms and sorted. The first ten requests do not count. */
async function timesOf<Value>({ query, send, requests = 300 }: Timed<Value>): Promise<number[]> {
  const times: number[] = [];
  for (let number = -10; number < requests; number++) {
    const value = await query();
    const start = performance.now();
    await send(value);
    if (number >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other);
}

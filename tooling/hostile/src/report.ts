import type { Answer } from './send/send';
import type { HostileInput } from './inputs/input';

export interface Finding {
  what: string;
  input?: HostileInput;
  answer?: Answer;
}

export interface Report {
  sent: number;
  seed: number;
  /** Number of answers by status. 0 counts connections that were closed without an answer. */
  statuses: Map<number, number>;
  /** Heap in use after a garbage collection, in bytes: after the warm-up, and at the end. */
  heap: { warm: number; end: number };
  findings: Finding[];
}

/** Prints a report. Returns true without findings. */
export function printReport({ sent, seed, statuses, heap, findings }: Report): boolean {
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`${sent} inputs, seed ${seed}. Answers: ${counts.join(', ')}.`);
  console.log(`Heap in use: ${megabytes(heap.warm)} MB when warm, ${megabytes(heap.end)} MB at the end.`);
  for (const finding of findings.slice(0, 50)) console.error(`\n${describe(finding)}`);
  if (findings.length > 50) console.error(`\nand ${findings.length - 50} more`);
  return findings.length === 0;
}

/** One finding with its request, shortened. */
export function describe({ what, input, answer }: Finding): string {
  if (!input) return what;
  const headers = input.headers.map(([name, value]) => `  ${name}: ${value.slice(0, 100)}`);
  const body = input.body.length === 0 ? [] : [`  ${input.body.toString('latin1', 0, 300)}`];
  const request = [`  ${input.sender}: ${input.method} ${input.target.slice(0, 600)}`, ...headers, ...body];
  return [what, ...request, ...(answer ? [`  → ${answer.status} ${answer.body.slice(0, 300)}`] : [])].join('\n');
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}

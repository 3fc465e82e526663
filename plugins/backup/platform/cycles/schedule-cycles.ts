import type { StartedJob } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { runCycle } from './run-cycle';
import { takeDueCycle } from './take-due-cycle';

interface ScheduleDeps {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}

/** Starts the due cycles one after the other until `signal` is aborted. Returns the number of runs that it started. */
export async function startDueCycles(
  { kit, log }: ScheduleDeps,
  signal?: AbortSignal,
): Promise<Pick<StartedJob, 'done'>[]> {
  const started: Pick<StartedJob, 'done'>[] = [];
  for (;;) {
    if (signal?.aborted === true) return started;
    const outcome = await takeDueCycle({ kit, run: (context, taken) => runCycle({ kit, log }, context, taken) });
    if (outcome.kind === 'none') return started;
    if (outcome.kind === 'started') started.push({ done: outcome.done });
  }
}

/** Polls for due cycles, on every replica. */
export function scheduleCycles(deps: ScheduleDeps): void {
  const run = (signal: AbortSignal) => startDueCycles(deps, signal);
  deps.kit.every(intervalMilliseconds, { name: 'start due cycles', isAlsoAtStart: true, run });
}

const intervalMilliseconds = 5_000;

import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { runCycle } from './run-cycle';
import { takeDueCycle } from './take-due-cycle';

export interface ScheduleParts {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}

export interface CycleSchedule {
  /** Starts what is due, one after the other. Answers the runs that it started. */
  look(): Promise<{ done: Promise<void> }[]>;
  /** Waits for a look that is under way. */
  stop(): Promise<void>;
}

/** The schedule of one replica. */
export function createSchedule({ kit, log }: ScheduleParts): CycleSchedule {
  let looking: Promise<{ done: Promise<void> }[]> | undefined;
  let isStopped = false;

  async function lookNow() {
    const started: { done: Promise<void> }[] = [];
    for (;;) {
      if (isStopped) return started;
      const outcome = await takeDueCycle({
        kit,
        run: (context, taken) => runCycle({ kit, log }, context, taken),
      });
      if (outcome.kind === 'none') return started;
      if (outcome.kind === 'started') started.push({ done: outcome.done });
    }
  }
  return {
    look: () => (looking ??= lookNow().finally(() => (looking = undefined))),
    async stop() {
      isStopped = true;
      await looking?.catch(() => undefined);
    },
  };
}

/** Looks for what is due from the first request on until the server ends. */
export function scheduleCycles(rest: FastifyInstance, parts: ScheduleParts): void {
  const schedule = createSchedule(parts);
  const look = () =>
    void schedule.look().catch((err: unknown) => parts.log.error({ err }, 'due backups are looked for again soon'));
  let timer: NodeJS.Timeout | undefined;
  rest.addHook('onReady', async () => {
    look();
    timer = setInterval(look, everyMilliseconds);
    timer.unref();
  });
  rest.addHook('preClose', async () => {
    clearInterval(timer);
    await schedule.stop();
  });
}

const everyMilliseconds = 5_000;

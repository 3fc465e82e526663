import { percentile } from '../../times';
import { ask, type Session } from '../../session';

export interface Watched<Result> {
  result: Result;
  seconds: number;
  /** Highest resident memory, in bytes. */
  peakBytes: number;
  /** 99th percentile of `GET core/setting`, in ms; `NaN` without a session. */
  answer99Ms: number;
}

/** Runs `act` and samples the memory meanwhile. With a session, it also requests the settings all the time. */
export async function watch<Result>(
  { memory, session }: { memory: () => number; session?: Session },
  act: () => Promise<Result>,
): Promise<Watched<Result>> {
  let peakBytes = memory();
  const sampling = setInterval(() => (peakBytes = Math.max(peakBytes, memory())), 20);
  const over = new AbortController();
  const times: number[] = [];
  const asking = session && askAllAlong(session, { times, signal: over.signal });
  const startedAt = performance.now();
  try {
    const result = await act();
    const seconds = (performance.now() - startedAt) / 1000;
    over.abort();
    await asking;
    return {
      result,
      seconds,
      peakBytes,
      answer99Ms: percentile(
        times.toSorted((one, other) => one - other),
        0.99,
      ),
    };
  } finally {
    over.abort();
    clearInterval(sampling);
  }
}

async function askAllAlong(session: Session, { times, signal }: { times: number[]; signal: AbortSignal }) {
  while (!signal.aborted) {
    const asked = performance.now();
    await ask(session, 'core/setting');
    times.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

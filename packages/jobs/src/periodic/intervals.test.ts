import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createIntervals } from './intervals';

type Log = (options: object, message: string) => void;
const aLog = () => ({ warn: vi.fn<Log>(), error: vi.fn<Log>() });
const aGate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};

it('starts when the platform is ready, at once if the option is set, and runs again after each interval', async () => {
  const intervals = createIntervals({ log: aLog() });
  const [atStart, later] = [
    vi.fn<() => Promise<void>>(async () => undefined),
    vi.fn<() => Promise<void>>(async () => undefined),
  ];
  intervals.every(5, { name: 'at start', run: atStart, isAlsoAtStart: true });
  intervals.every(3_600_000, { name: 'later', run: later });
  expect(atStart).not.toHaveBeenCalled();
  intervals.open();
  expect(atStart).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(atStart.mock.calls.length).toBeGreaterThan(2));
  expect(later).not.toHaveBeenCalled();
  await intervals.close();
});

it('starts one work after another, and the next after a second if one takes longer', async () => {
  const intervals = createIntervals({ log: aLog() });
  const [slow, quick] = [aGate(), aGate()];
  const started: string[] = [];
  const start = (name: string, ended: Promise<void>) => {
    const run = async () => {
      started.push(name);
      await ended;
    };
    intervals.every(3_600_000, { name, isAlsoAtStart: true, run });
  };
  start('quick', quick.opened);
  start('slow', slow.opened);
  start('last', Promise.resolve());
  intervals.open();
  await Promise.resolve();
  expect(started).toEqual(['quick']);
  quick.open();
  await vi.waitFor(() => expect(started).toEqual(['quick', 'slow', 'last']));
  slow.open();
  await intervals.close();
});

it('never overlaps, and runs once more when requested during a run', async () => {
  const intervals = createIntervals({ log: aLog() });
  const gate = aGate();
  let running = 0;
  const run = vi.fn<() => Promise<void>>(async () => {
    running += 1;
    expect(running).toBe(1);
    await gate.opened;
    running -= 1;
  });
  const interval = intervals.every(3_600_000, { name: 'slow', run });
  intervals.open();
  for (let times = 0; times < 3; times += 1) interval.runNow();
  expect(run).toHaveBeenCalledOnce();
  gate.open();
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  await intervals.close();
  expect(run).toHaveBeenCalledTimes(2);
});

it('logs an error and goes on', async () => {
  const log = aLog();
  const intervals = createIntervals({ log });
  const run = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no database')));
  intervals.every(5, { name: 'failing', run });
  intervals.open();
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(1));
  await intervals.close();
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ name: 'failing' }), expect.any(String));
});

it('logs no error when the shutdown ends a run', async () => {
  const log = aLog();
  const intervals = createIntervals({ log });
  const run = (signal: AbortSignal) => setTimeout(3_600_000, undefined, { signal });
  intervals.every(3_600_000, { name: 'slow', run, isAlsoAtStart: true });
  intervals.open();
  await intervals.close();
  expect(log.error).not.toHaveBeenCalled();
});

it('aborts the current run at shutdown, waits for it, and starts no other', async () => {
  const intervals = createIntervals({ log: aLog() });
  const gate = aGate();
  let signal: AbortSignal | undefined;
  let isDone = false;
  const run = vi.fn<(given: AbortSignal) => Promise<void>>(async (given: AbortSignal) => {
    signal = given;
    await gate.opened;
    isDone = true;
  });
  const interval = intervals.every(3_600_000, { name: 'slow', run, isAlsoAtStart: true });
  intervals.open();
  const closed = intervals.close();
  expect(signal?.aborted).toBe(true);
  interval.runNow();
  gate.open();
  await closed;
  expect(isDone).toBe(true);
  interval.runNow();
  expect(run).toHaveBeenCalledOnce();
});

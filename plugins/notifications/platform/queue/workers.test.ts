import { expect, it } from 'vitest';
import type { Line } from './claim';
import { createWorkers } from './workers';

const line: Line = { project: 'default', provider: 'sms' };

/** Workers with calls of `next` that each test ends. */
function manualWorkers({ perLine = 4, atOnce = 16 } = {}) {
  const calls: { line: Line; end: (found: boolean) => void; fail: (error: Error) => void }[] = [];
  const errors: unknown[] = [];
  const workers = createWorkers({
    perLine,
    atOnce,
    next: (of) => new Promise((resolve, reject) => calls.push({ line: of, end: resolve, fail: reject })),
    onError: (error) => errors.push(error),
  });
  return { workers, calls, errors };
}
/** Until all reactions to what has ended have run: there is no I/O. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('starts the workers again that have ended, while another one is busy', async () => {
  const { workers, calls } = manualWorkers();
  workers.start(line);
  await settled();
  expect(calls).toHaveLength(4);
  const [busy, ...others] = calls.splice(0);
  for (const { end } of others) end(false);
  await settled();
  expect(calls).toEqual([]);
  workers.start(line);
  await settled();
  expect(calls).toHaveLength(3);
  for (const { end } of [busy!, ...calls.splice(0)]) end(false);
  await settled();
  // Its last call was before the second start.
  expect(calls).toHaveLength(1);
  calls[0]?.end(false);
  await workers.idle();
});

it('looks once more when it was started while it found nothing', async () => {
  const { workers, calls } = manualWorkers({ perLine: 1 });
  workers.start(line);
  await settled();
  workers.start(line);
  calls[0]?.end(false);
  await settled();
  expect(calls).toHaveLength(2);
  calls[1]?.end(true);
  await settled();
  calls[2]?.end(false);
  await workers.idle();
  expect(calls).toHaveLength(3);
});

it('keeps to the turns of all lines, and goes on with others after an error', async () => {
  const { workers, calls, errors } = manualWorkers({ perLine: 1, atOnce: 1 });
  workers.start(line);
  workers.start({ ...line, project: 'north' });
  await settled();
  expect(calls.map((call) => call.line.project)).toEqual(['default']);
  calls[0]?.fail(new Error('no database'));
  await settled();
  expect(errors).toEqual([new Error('no database')]);
  expect(calls.map((call) => call.line.project)).toEqual(['default', 'north']);
  calls[1]?.end(false);
  await workers.idle();
  workers.start(line);
  await settled();
  expect(calls).toHaveLength(3);
  calls[2]?.end(false);
  await workers.idle();
});

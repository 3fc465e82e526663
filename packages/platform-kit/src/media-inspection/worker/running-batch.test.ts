import { expect, it } from 'vitest';
import { startBatch, tooComplex } from './running-batch';

const task = (name: string) => ({ name, location: `/${name}`, bytes: 1, isLanguagePack: false });
const limits = { deadlineMilliseconds: 60_000, maxMilliseconds: 60_000, workedMilliseconds: () => 0 };

it('keeps the results of the files before the terminated one, and names that one', async () => {
  const batch = startBatch({ tasks: ['a', 'b', 'c'].map(task), limits, stopAs: () => undefined });
  batch.receive({ kind: 'started', threadId: undefined });
  batch.receive({ kind: 'done' });
  batch.fail(tooComplex('takes longer than 2 seconds'));
  expect(await batch.results).toMatchObject([
    undefined,
    { errorName: 'fileTooComplex', options: { detail: 'b: takes longer than 2 seconds' } },
  ]);
});

it('throws errors that are not those of a file', async () => {
  const batch = startBatch({ tasks: [task('a')], limits, stopAs: () => undefined });
  batch.receive({ kind: 'failed', message: 'the disk is broken' });
  await expect(batch.results).rejects.toThrow('the disk is broken');
});

it('keeps all results when the thread ends after the last file', async () => {
  const batch = startBatch({ tasks: [task('a')], limits, stopAs: () => undefined });
  batch.receive({ kind: 'started', threadId: undefined });
  batch.receive({ kind: 'done' });
  batch.fail(tooComplex('takes more memory than allowed'));
  expect(await batch.results).toEqual([undefined]);
});

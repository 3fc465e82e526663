import { expect, it } from 'vitest';
import type { UploadState } from '../items/upload-item';
import { answered, knownAnswer } from './answers';
import { newJob } from './job';

const existing = { name: 'b.txt', path: 'docs/b.txt', url: '/core/media/docs/b.txt', modifiedAt: '' };
const asking = (state: UploadState) => {
  const job = newJob({ name: 'a.txt', directory: 'docs' });
  job.item = { ...job.item, state };
  return job;
};

it.each(['cover', 'rename'] as const)('sends the file again with the action %s', (answer) => {
  const job = asking({ kind: 'clash' });
  expect(answered(job, { to: 'clash', answer })).toEqual({ kind: 'waiting' });
  expect(job.action).toBe(answer);
});

it('skips the file, or takes the existing one', () => {
  expect(answered(asking({ kind: 'clash' }), { to: 'clash', answer: 'skip' })).toEqual({ kind: 'skipped' });
  const duplicate = asking({ kind: 'duplicate', existing });
  expect(answered(duplicate, { to: 'duplicate', answer: 'use' })).toEqual({ kind: 'existing', existing });
});

it('leaves a job alone that has another question', () => {
  expect(answered(asking({ kind: 'clash' }), { to: 'duplicate', answer: 'use' })).toEqual({ kind: 'clash' });
});

it('knows the answer that was given for all, and before it the one of the job itself', () => {
  const job = asking({ kind: 'clash' });
  expect(knownAnswer(job, {})).toBeUndefined();
  expect(knownAnswer(job, { duplicate: 'use' })).toBeUndefined();
  expect(knownAnswer(job, { clash: 'skip' })).toEqual({ to: 'clash', answer: 'skip' });
  job.preset = { clash: 'rename' };
  expect(knownAnswer(job, { clash: 'skip' })).toEqual({ to: 'clash', answer: 'rename' });
  expect(knownAnswer(asking({ kind: 'sending', done: 1 }), { clash: 'skip' })).toBeUndefined();
});

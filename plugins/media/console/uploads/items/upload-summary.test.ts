import { expect, it } from 'vitest';
import type { UploadItem, UploadState } from './upload-item';
import { summaryOf } from './upload-summary';

const existing = { name: 'a', path: 'a', url: '/core/media/a', modifiedAt: '' };
const item = (state: UploadState, bytes = 1_000_000): UploadItem => ({
  id: state.kind,
  name: 'a.png',
  directory: '',
  isDirectory: false,
  bytes,
  state,
});

it('counts items by their result', () => {
  const states: UploadState[] = [
    { kind: 'waiting' },
    { kind: 'interrupted', done: 1 },
    { kind: 'clash' },
    { kind: 'duplicate', existing },
    { kind: 'stored' },
    { kind: 'existing', existing },
    { kind: 'skipped' },
    { kind: 'failed', error: new Error('no') },
  ];
  expect(summaryOf(states.map((state) => item(state)))).toMatchObject({
    total: 8,
    underWay: 2,
    questions: 2,
    done: 2,
    failed: 1,
  });
});

it('measures the progress in bytes, and is full only at the end', () => {
  expect(summaryOf([item({ kind: 'sending', done: 500_000 }), item({ kind: 'waiting' })]).percent).toBe(24);
  expect(summaryOf([item({ kind: 'stored' }), item({ kind: 'storing' }, 1)]).percent).toBe(99);
  expect(summaryOf([item({ kind: 'stored' }), item({ kind: 'failed', error: 1 })]).percent).toBe(100);
  expect(summaryOf([]).percent).toBe(100);
});

it('lets many files without content make progress', () => {
  expect(summaryOf([item({ kind: 'stored' }, 0), item({ kind: 'waiting' }, 0)]).percent).toBe(50);
});

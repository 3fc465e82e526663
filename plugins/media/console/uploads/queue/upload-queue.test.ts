// @vitest-environment jsdom
import { createApiClient } from '@signalbox/api/client';
import { type Answering, fakePlatform } from '@signalbox/console-kit/testing';
import { expect, it } from 'vitest';
import { createUploadQueue } from './upload-queue';
import type { UploadsState } from './uploads-atom';

const upload = 'POST core/mediaLibrary/upload';
const taken = { status: 400, body: { code: 100_030_001, message: 'Taken', detail: '', field: '' } };
const failed = { status: 400, body: { code: 100_010_021, message: 'Quota', detail: '', field: '' } };
const stored = { body: { url: '/core/media/docs/a.txt' } };

/** A queue over a platform without duplicates that answers uploads by `answer`. */
function aQueue(answer: Answering) {
  const platform = fakePlatform([
    ['GET core/mediaLibrary/duplicates', { body: [] }],
    ['POST core/mediaLibrary/mkdir', { body: { status: 'OK' } }],
    [upload, answer],
  ]);
  let state: UploadsState = { items: [], unfinished: [] };
  const queue = createUploadQueue({
    api: createApiClient({ baseUrl: 'http://platform/rest', fetch: platform.reach }),
    hash: async (file) => file.text(),
    records: { list: () => [], save: () => {}, remove: () => {} },
    onStored: () => {},
    publish: (next) => {
      state = next;
    },
  });
  const files = (...names: string[]) => names.map((name) => ({ file: new File([name], name), directory: '' }));
  return {
    queue,
    add: (...names: string[]) =>
      queue.add({ files: files(...names), emptyDirectories: [], unreadable: 0, isCut: false }, 'docs'),
    idOf: (name: string) => state.items.find((item) => item.name === name)?.id ?? '',
    states: () => Object.fromEntries(state.items.map((item) => [item.name, item.state.kind])),
    uploads: () => platform.calls.filter(({ verb, resource }) => `${verb} ${resource}` === upload),
    answer: (next: Answering) => platform.answer(upload, next),
    platform,
  };
}
const soon = { timeout: 15_000 };

it('runs three uploads at once, and the others as they end', async () => {
  const waiting: (() => void)[] = [];
  const held = () => new Promise<typeof stored>((resolve) => waiting.push(() => resolve(stored)));
  const { add, uploads, states } = aQueue(held);
  add('a', 'b', 'c', 'd', 'e');
  await expect.poll(() => uploads().length, soon).toEqual(3);
  await expect.poll(() => Object.values(states()).filter((kind) => kind === 'waiting').length, soon).toEqual(2);
  waiting.shift()?.();
  await expect.poll(() => uploads().length, soon).toEqual(4);
  while (waiting.length > 0) waiting.shift()?.();
  await expect.poll(() => uploads().length, soon).toEqual(5);
  waiting.shift()?.();
  await expect.poll(states, soon).toEqual({ a: 'stored', b: 'stored', c: 'stored', d: 'stored', e: 'stored' });
});

it('retries one or all that failed, and removes what has ended', async () => {
  const { add, answer, queue, idOf, states } = aQueue(failed);
  add('a', 'b', 'c');
  await expect.poll(states, soon).toEqual({ a: 'failed', b: 'failed', c: 'failed' });
  answer(stored);
  queue.retry(idOf('b'));
  await expect.poll(states, soon).toEqual({ a: 'failed', b: 'stored', c: 'failed' });
  queue.cancel(idOf('b'));
  queue.retryAll();
  await expect.poll(states, soon).toEqual({ a: 'stored', c: 'stored' });
  queue.clear();
  await expect.poll(states, soon).toEqual({});
});

it('cancels what runs and what asks, and goes on with later ones', async () => {
  const { add, answer, queue, states } = aQueue(taken);
  add('a', 'b');
  await expect.poll(states, soon).toEqual({ a: 'clash', b: 'clash' });
  answer(() => new Promise(() => {}));
  add('c', 'd', 'e', 'f');
  await expect.poll(() => states()['f'], soon).toEqual('waiting');
  queue.cancelAll();
  await expect.poll(states, soon).toEqual({});
  answer(stored);
  add('g');
  await expect.poll(states, soon).toEqual({ g: 'stored' });
});

it('answers for all, those of the same kind that come later included, until the queue is empty', async () => {
  const { add, answer, queue, idOf, states, uploads } = aQueue(({ params }) => (params['action'] ? stored : taken));
  add('a', 'b', 'c', 'd', 'e');
  await expect.poll(() => new Set(Object.values(states())), soon).toEqual(new Set(['clash']));
  queue.answer(idOf('a'), { to: 'clash', answer: 'skip' });
  await expect.poll(() => states()['a'], soon).toEqual('skipped');
  queue.answer(idOf('b'), { to: 'clash', answer: 'rename', isForAll: true });
  await expect.poll(states, soon).toEqual({ a: 'skipped', b: 'stored', c: 'stored', d: 'stored', e: 'stored' });
  expect(uploads().at(-1)?.params).toEqual({ catalog: 'docs', action: 'rename' });
  answer(taken);
  add('f');
  await expect.poll(() => states()['f'], soon).toEqual('clash');
});

it('pauses without losing anything', async () => {
  const { add, answer, queue, states, uploads } = aQueue(() => new Promise(() => {}));
  add('a');
  await expect.poll(() => uploads().length, soon).toEqual(1);
  queue.pause();
  await expect.poll(states, soon).toEqual({ a: 'waiting' });
  answer(stored);
  queue.goOn();
  await expect.poll(states, soon).toEqual({ a: 'stored' });
});

it('makes empty folders, also where they are already', async () => {
  const { queue, platform, states } = aQueue(stored);
  platform.answer('POST core/mediaLibrary/mkdir', taken);
  queue.add({ files: [], emptyDirectories: ['album/empty'], unreadable: 0, isCut: false }, 'docs');
  await expect.poll(states, soon).toEqual({ empty: 'stored' });
  expect(platform.called('POST', 'core/mediaLibrary/mkdir')?.body).toEqual({ catalog: 'docs/album', dirName: 'empty' });
});

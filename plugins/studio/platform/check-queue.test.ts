import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { expect, test, vi } from 'vitest';
import { createCheckQueue } from './check-queue';
import type { CheckResult, CheckTask } from './worker/messages';

const task = (id: string): CheckTask => ({ draft: aTabDraft({ id }), published: [] });

/** Threads that check until `finish` is called. */
function startQueue() {
  const running = new Map<string, (result: CheckResult) => void>();
  const threads = { started: 0, ended: 0 };
  const queue = createCheckQueue(() => {
    threads.started += 1;
    return {
      check: ({ draft }) => new Promise((resolve) => running.set(draft.id, resolve)),
      end: () => void (threads.ended += 1),
    };
  });
  const check = (owner: string, id: string) => queue.check({ owner }, task(id));
  const finish = (id: string) => {
    running.get(id)?.({ errors: [], preventing: [] });
    running.delete(id);
  };
  return { queue, check, running, finish, threads };
}

test('the slow draft of a user does not delay the draft of another', async () => {
  const { check, running, finish } = startQueue();
  const slow = check('ada', 'settings/slow');
  const other = check('bob', 'settings/other');
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['settings/slow', 'settings/other']));
  finish('settings/other');
  await other;
  expect([...running.keys()]).toEqual(['settings/slow']);
  finish('settings/slow');
  await slow;
});

test('the drafts of one user wait for each other, also while a processor is free', async () => {
  const { check, running, finish } = startQueue();
  const all = ['settings/a', 'settings/b'].map((id) => check('ada', id));
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['settings/a']));
  finish('settings/a');
  await all[0];
  await vi.waitFor(() => expect([...running.keys()]).toEqual(['settings/b']));
  finish('settings/b');
  await all[1];
});

test('a thread checks the next draft, and all end with the queue', async () => {
  const { queue, check, finish, running, threads } = startQueue();
  for (const id of ['settings/a', 'settings/b']) {
    const checked = check('ada', id);
    await vi.waitFor(() => expect(running.has(id)).toBe(true));
    finish(id);
    await checked;
  }
  expect(threads).toEqual({ started: 1, ended: 0 });
  queue.end();
  expect(threads).toEqual({ started: 1, ended: 1 });
});

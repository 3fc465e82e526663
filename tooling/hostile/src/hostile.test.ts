import { expect, it } from 'vitest';
import { runHostileInputs } from './hostile-run';
import { describe as textOf } from './report';

it('answers 500 hostile inputs without an internal error, a hang, a crash, or a change despite an error', async () => {
  // Other tests keep the processors busy: an answer may take much longer than on an idle machine.
  const { sent, statuses, findings } = await runHostileInputs({ count: 500, seed: 1, timeoutMs: 60_000 });
  expect(findings.map(textOf)).toEqual([]);
  expect(sent).toBe(500);
  // The test would show nothing if no route accepted an input.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(100);
}, 300_000);

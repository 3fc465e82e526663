import { expect, it } from 'vitest';
import { runHostileInputs } from './hostile-run';
import { describe as told } from './report';

it('answers 500 hostile inputs without a fault, a hang, a crash, or a change behind an error', async () => {
  const { sent, statuses, findings } = await runHostileInputs({ count: 500, seed: 1 });
  expect(findings.map(told)).toEqual([]);
  expect(sent).toBe(500);
  // Inputs that no route took in would show nothing.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(100);
}, 300_000);

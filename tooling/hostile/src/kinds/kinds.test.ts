import { expect, it } from 'vitest';
import { runKinds } from './run-kinds';

it('answers another client while one attacks the server', async () => {
  const reports = await runKinds({ share: 0.05 });
  // Requests of the other client end before the attack does.
  expect(reports.filter(({ answered }) => answered === 0)).toEqual([]);
});

import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
});
afterAll(() => platform.close());

it('answers log-ins, sessions and the public settings while other statements use all connections', async () => {
  const { pool } = platform.kit;
  const taken: PoolClient[] = [];
  const taking = Array.from({ length: pool.options.max ?? 0 }, async () => taken.push(await pool.connect()));
  try {
    await vi.waitFor(() => expect([pool.totalCount, pool.idleCount]).toEqual([pool.options.max, 0]));
    const token = await platform.logIn();
    expect((await platform.send('GET', 'core/auth/user', { token })).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 30 }, () => platform.send('GET', 'core/setting/part')));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect((await platform.send('GET', 'core/auth/captcha')).status).toBe(200);
  } finally {
    // Statements that waited meanwhile get a connection.
    while (taken.length > 0) {
      taken.pop()?.release();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(taking);
  }
});

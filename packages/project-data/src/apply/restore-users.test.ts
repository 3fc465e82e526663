import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRecord } from '../testing/an-archive';
import { createDataBench, type DataBench } from '../testing/data-bench';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

describe('users', () => {
  const admin = aRecord('admin', { username: 'admin', isSuper: true });
  const secret = (id: string) =>
    bench.platform.kit.pool.query(`insert into user_secret (user_id, password_hash) values ($1, $2)`, [
      id,
      `hash of ${id}`,
    ]);
  const secrets = async () =>
    (await bench.platform.kit.pool.query<{ user_id: string }>('select user_id from user_secret order by 1')).rows.map(
      ({ user_id }) => user_id,
    );

  it('keep their password when they stay, lose it when they are deleted, and have none when they are new', async () => {
    await bench.insert('user', [admin, aRecord('gone', { username: 'gone' })]);
    await secret('admin');
    await secret('gone');
    const restored = [aRecord('admin', { username: 'root', isSuper: true }), aRecord('new', { username: 'gone' })];
    const { usersWithoutPassword } = await bench.run({ modules: { user: restored } }, { user: 2 });
    expect(usersWithoutPassword).toBe(1);
    expect(await secrets()).toEqual(['admin']);
    expect((await bench.stored('user')).map((text) => text.split(' ')[1])).toEqual(['admin', 'new']);
  });

  it('may exchange their names', async () => {
    await bench.insert('user', [admin, aRecord('a', { username: 'ada' }), aRecord('b', { username: 'bob' })]);
    await secret('admin');
    const restored = [aRecord('a', { username: 'bob' }), aRecord('b', { username: 'ada' })];
    const { modules } = await bench.run({ modules: { user: restored } }, { user: 0 });
    expect(modules[0]!.counts).toMatchObject({ changed: 2 });
  });

  it('are rejected when two would share a name, and skipped under rule 1', async () => {
    await bench.insert('user', [admin]);
    await secret('admin');
    const content = { modules: { user: [aRecord('x', { username: 'admin' })] } };
    await expect(bench.run(content, { user: 0 })).rejects.toMatchObject({
      options: { field: 'moduleRules.user', detail: 'admin' },
    });
    expect((await bench.run(content, { user: 1 })).modules[0]!.counts).toMatchObject({ added: 0, skipped: 1 });
  });

  it('are rejected when another spelling of the name is taken, and skipped under rule 1', async () => {
    await bench.insert('user', [admin, aRecord('a', { username: 'jürgen' })]);
    await secret('admin');
    for (const username of ['ADMIN', 'ju\u0308rgen', 'ａｄｍｉｎ']) {
      const content = { modules: { user: [aRecord('x', { username })] } };
      await expect(bench.run(content, { user: 0 })).rejects.toMatchObject({
        options: { field: 'moduleRules.user', detail: username },
      });
      expect((await bench.run(content, { user: 1 })).modules[0]!.counts).toMatchObject({ added: 0, skipped: 1 });
    }
  });

  it('are left out when no user may have such a name, and those that exist stay', async () => {
    const legacy = aRecord('l', { username: 'l\u200bee' });
    await bench.insert('user', [admin, legacy, aRecord('t', { username: 'ADMIN' })]);
    await secret('admin');
    const added = [
      aRecord('i', { username: 'e\u200bve' }),
      aRecord('m', { username: 'аda' }),
      aRecord('n', { username: 'kim' }),
    ];
    const content = { modules: { user: [admin, legacy, aRecord('t', { username: 'ADMIN' }), ...added] } };
    const [module] = (await bench.run(content, { user: 0 })).modules;
    expect(module).toMatchObject({ counts: { added: 1, same: 3 }, invalid: { count: 2 } });
    expect(module?.invalid?.shown.map(({ error }) => error?.keyword)).toEqual(['usernameInvisible', 'usernameScripts']);
    const { rows } = await bench.platform.kit.pool.query<{ username: string }>(
      `select username from user_name where user_id in ('l', 'n', 't') order by user_id`,
    );
    expect(rows.map(({ username }) => username)).toEqual(['l\u200bee', 'kim', 'ADMIN']);
  });

  it('are rejected when no super user would remain', async () => {
    await bench.insert('user', [admin]);
    await secret('admin');
    const before = await bench.stored('user');
    const bodies: JsonObject[] = [{ username: 'admin' }, { username: 'admin', isSuper: true, disable: true }];
    for (const body of bodies)
      await expect(bench.run({ modules: { user: [aRecord('admin', body)] } }, { user: 0 })).rejects.toMatchObject({
        options: { field: 'moduleRules.user' },
      });
    await expect(
      bench.run({ modules: { user: [aRecord('new', { username: 'new', isSuper: true })] } }, { user: 2 }),
    ).rejects.toMatchObject({ options: { errors: [{ keyword: 'noSuperLeft' }] } });
    expect(await bench.stored('user')).toEqual(before);
    expect(await secrets()).toEqual(['admin']);
  });
});

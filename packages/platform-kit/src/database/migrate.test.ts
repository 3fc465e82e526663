import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, dropDatabase } from '../testing';
import { migrate } from './migrate';
import { type OpenDatabase, openDatabase } from './open-database';

let url: string;
let one: OpenDatabase;
let two: OpenDatabase;
beforeAll(async () => {
  url = await createEmptyDatabase();
  one = openDatabase({ url });
  two = openDatabase({ url });
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await dropDatabase(url);
});

test('runs each migration once, although two replicas start at the same time', async () => {
  const migrations = [{ name: 'test/1', sql: 'create table once (n int); insert into once values (1)' }];
  const ran = await Promise.all([migrate(one.pool, migrations), migrate(two.pool, migrations)]);
  expect(ran.flat()).toEqual(['test/1']);
  const { rows } = await one.pool.query('select count(*) from once');
  expect(rows).toEqual([{ count: 1 }]);
});

test('leaves nothing behind when one of several migrations fails', async () => {
  const migrations = [
    { name: 'test/2', sql: 'create table half (n int)' },
    { name: 'test/3', sql: 'create nonsense' },
  ];
  await expect(migrate(one.pool, migrations)).rejects.toThrow('Migration test/3 failed');
  await expect(one.pool.query('select * from half')).rejects.toThrow('does not exist');
});

test('rejects two migrations of one name', async () => {
  const twice = { name: 'test/4', sql: 'select 1' };
  await expect(migrate(one.pool, [twice, twice])).rejects.toThrow('Two migrations are named test/4');
});

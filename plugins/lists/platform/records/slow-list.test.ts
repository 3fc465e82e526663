import { PlatformError } from '@signalbox/api';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';
import { explainedError } from '@signalbox/collections-platform';

const records = recordsPlatform();
const model = { project: 'default', id: 'pump' };
const explained = (error: unknown) => explainedError(error, { kit: records.platform.kit, model });
/** As the database throws it, and the queries of clients pass it on. */
const timeout = async () => {
  const { database } = records.platform.kit;
  const cause: unknown = await database
    .transaction()
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 1`.execute(transaction);
      await sql`select pg_sleep(10)`.execute(transaction);
    })
    .catch((error: unknown) => error);
  return new PlatformError('malformedQuery', { cause });
};

it('says that a list took too long, and whether an index for it is being built', async () => {
  expect(await explained(await timeout())).toMatchObject({ errorName: 'listTooSlow' });
  const insert = (name: string, id: string) =>
    sql`insert into record_index (name, project, model, spec, used_at) values (${name}, 'default', ${id}, '[]', now())`;
  await insert('one', 'valve').execute(records.platform.kit.database);
  expect(await explained(await timeout())).toMatchObject({ errorName: 'listTooSlow' });
  await insert('two', 'pump').execute(records.platform.kit.database);
  expect(await explained(await timeout())).toMatchObject({ errorName: 'indexBeingBuilt' });
});

it('leaves every other error as it is', async () => {
  const error = new PlatformError('malformedQuery', { detail: 'filter' });
  expect(await explained(error)).toBe(error);
});

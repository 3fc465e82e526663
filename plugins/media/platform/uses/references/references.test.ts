import { migrate, openDatabase } from '@signalbox/platform-kit';
import { createTestDatabase } from '@signalbox/platform-kit/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { indexMigrations } from '../../index/migrations';
import { usesPlatform } from '../testing/uses-platform';
import { referenceMigrations } from './reference-migrations';
import { referenceDatabase } from './reference-tables';
import { updateReferences } from './update-references';

const media = usesPlatform();
const { add, saveSettings, usesOf } = media;
const address = '/core/media/a/x.txt';

test('finds a record that another transaction saves while references are read', async () => {
  const { database } = media.platform.kit;
  const id = await add('dashboard', { name: 'Boilers', src: address });
  await database.transaction().execute(async (transaction) => {
    await sql`update document set body = body || '{"logo": "/core/media/a/y.txt"}' where id = ${id}`.execute(
      transaction,
    );
    // Reads the record as it was, and its change that was noted first.
    expect(await usesOf('a')).toMatchObject({ count: 1, uses: [{ path: 'a/x.txt' }] });
  });
  expect(await usesOf('a')).toMatchObject({ count: 2, uses: [{ path: 'a/x.txt' }, { path: 'a/y.txt' }] });
});

test('reads many changes on several replicas at once', async () => {
  const { database, pool, files } = media.platform.kit;
  await sql`insert into document (project, collection, id, body)
    select 'default', 'table_record', n::text, jsonb_build_object('name', n::text, 'photo', '/core/media/photos/' || n || '.jpg')
    from generate_series(1, 450) n`.execute(database);
  await sql`update document set body = jsonb_build_object('photo', '/core/media/photos/1.jpg') where id in ('2', '3')`.execute(
    database,
  );
  const other = openDatabase({ url: (pool.options as { connectionString: string }).connectionString });
  await Promise.all([updateReferences({ database, files }), updateReferences({ ...other, files }), usesOf('photos')]);
  await other.close();
  expect(await usesOf('photos')).toMatchObject({ count: 450 });
  expect(await usesOf('photos/1.jpg')).toMatchObject({ count: 3 });
  expect(await usesOf('photos/2.jpg')).toMatchObject({ count: 0 });
});

test('does not write references again that are the same', async () => {
  const { database } = media.platform.kit;
  const id = await add('dashboard', { name: 'Boilers', src: address, more: [address] });
  await usesOf('a');
  const ids = () =>
    referenceDatabase(database).selectFrom('media_reference').select(['id', 'pointer']).orderBy('id').execute();
  const [first] = await ids();
  await media.store('dashboard').replace(id, { name: 'Pumps', src: address });
  expect(await usesOf('a')).toMatchObject({ count: 1, uses: [{ titles: ['Pumps'] }] });
  expect(await ids()).toEqual([first]);
});

test('reads nothing of records without an address', async () => {
  await add('dashboard', { name: 'Boilers', src: 'https://elsewhere.example/a.png' });
  const changes = referenceDatabase(media.platform.kit.database).selectFrom('media_holder_change').selectAll();
  await usesOf('a');
  await add('dashboard', { name: 'Pumps', src: 'core/mediaLibrary' });
  expect(await changes.execute()).toEqual([]);
  await saveSettings({ name: 'Plant' });
  expect(await changes.execute()).toMatchObject([{ source: 'setting', project: 'default' }]);
});

test('keeps reading where addresses name no possible file, or thousands of projects', async () => {
  const src = Array.from({ length: 3000 }, (_, number) => `/core/media/_p_x${number}/a.png`);
  await add('dashboard', {
    name: 'Boilers',
    src,
    odd: ['/core/media/a\u0001.png', `/core/media/${'x'.repeat(20_000)}`],
  });
  await add('dashboard', { id: 'i'.repeat(2000), name: 'Long id', deep: { ['/~'.repeat(50)]: address } });
  expect(await usesOf('a/x.txt')).toMatchObject({ count: 1, uses: [{ titles: ['Long id'] }] });
  expect(await usesOf('a.png', {}, { 'x-request-project': 'x2999' })).toMatchObject({ count: 1 });
});

test('has the references of records and settings that were there before', async () => {
  const open = await createTestDatabase({ migrations: indexMigrations });
  await sql`insert into document (project, collection, id, body) values
    ('default', 'dashboard', 'a', ${JSON.stringify({ src: address })}::jsonb), ('default', 'dashboard', 'b', '{}')`.execute(
    open.database,
  );
  await sql`insert into setting (project, revision, body) values ('default', 1, ${JSON.stringify({ logo: address })}::jsonb)`.execute(
    open.database,
  );
  await migrate(open.pool, referenceMigrations);
  await updateReferences({ ...open, files: media.platform.kit.files });
  const references = referenceDatabase(open.database).selectFrom('media_reference').select(['source', 'holder']);
  expect(await references.orderBy('source').execute()).toEqual([
    { source: 'document', holder: 'a' },
    { source: 'setting', holder: '' },
  ]);
  await open.close();
});

test('reads language packs, and follows their changes, also when their directory is gone', async () => {
  const pack = (text: string) => JSON.stringify({ console: { 'menu.settings': text } });
  await media.put('languagePack', 'Français[fr].json', pack(address));
  const uses = [
    { module: 'languagePack', id: 'Français[fr].json', pointer: '/console/menu.settings', path: 'a/x.txt' },
  ];
  expect(await usesOf('a/x.txt')).toMatchObject({ count: 1, visible: 1, uses });
  await media.putFile({
    catalog: 'languagePack',
    name: 'Français[fr].json',
    content: pack('Réglages'),
    action: 'cover',
  });
  expect(await usesOf('a/x.txt')).toMatchObject({ count: 0 });
  await media.putFile({ catalog: 'languagePack', name: 'Français[fr].json', content: pack(address), action: 'cover' });
  expect(await usesOf('a/x.txt')).toMatchObject({ count: 1 });
  await media.platform.kit.files.remove('languagePack');
  await sql`delete from media_directory where path = 'languagePack'`.execute(media.platform.kit.database);
  expect(await usesOf('a/x.txt')).toMatchObject({ count: 0 });
});

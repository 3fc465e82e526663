import { inflateRawSync } from 'node:zlib';
import type { JsonObject } from '@signalbox/schemas/json';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ExportLink } from '../../shared/record-export';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const properties: JsonObject = {
  name: { type: 'string', title: { en: 'Name', fr: 'Nom', zh_Hans: '名称' } },
  size: { type: 'number', title: 'Size' },
  state: {
    type: 'string',
    title: 'State',
    enum: ['on', 'off'],
    enumNames: ['Running', { en: 'Stopped', fr: 'Arrêté' }],
  },
  isOpen: { type: 'boolean', title: 'Open' },
  due: { type: 'string', format: 'date', title: 'Due' },
  seen: { type: 'string', format: 'date-time', title: 'Seen' },
  place: { type: 'object', title: 'Place', properties: { city: { type: 'string', title: 'City' } } },
  tags: { type: 'array', items: { type: 'string' } },
  cost: { type: 'number', permission: { view: 'pump.cost' } },
  code: { type: 'string', writeOnly: true },
};
beforeEach(async () => {
  await records.platform.kit.pool.query('delete from record_export_ticket');
  await addModel('pump', properties);
});

async function download(body: JsonObject, headers: Record<string, string> = {}) {
  const link = await send<ExportLink>('POST', 'pump/export', { body, headers });
  expect(link.status, JSON.stringify(link.body)).toBe(200);
  const { url } = link.body;
  const viewer = records.platform.viewer;
  // The link needs no session.
  records.platform.viewer = undefined;
  const file = await records.platform.app.inject(`/rest${url}`);
  records.platform.viewer = viewer;
  expect(file.statusCode, file.body).toBe(200);
  return { link: link.body, file, url };
}
const csv = async (body: JsonObject, headers?: Record<string, string>) =>
  (await download({ format: 'csv', filter: {}, ...body }, headers)).file.body.split('\r\n');

it('exports the chosen columns in the order of the list, without the others', async () => {
  await addRecords('pump', [
    { name: 'North', size: 4, cost: 7, code: 'x' },
    { name: 'South, “old”', size: 10.5 },
    { name: 'West', size: 1 },
  ]);
  as('pump.view');
  const { link, file } = await download({
    format: 'csv',
    filter: { size: { $gt: 1 } },
    sorts: [{ size: -1 }],
    columns: ['size', 'name', 'id'],
  });
  expect(link).toMatchObject({
    name: expect.stringMatching(/^Model pump \d{4}-\d\d-\d\d\.csv$/),
    count: 2,
    isEstimate: false,
  });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.headers['content-disposition']).toContain('Model%20pump');
  expect(file.body).toBe('\uFEFFSize,Name,ID\r\n10.5,"South, “old”",pump-0001\r\n4,North,pump-0000\r\n');
});

it('writes values as people read them', async () => {
  await addRecords('pump', [
    { state: 'off', isOpen: false, place: { city: 'Oslo' }, tags: ['a', 'b'] },
    { state: 'unknown', name: 'line\nbreak "quoted"' },
  ]);
  expect(await csv({ columns: ['state', 'isOpen', 'place.city', 'tags', 'name', 'place'] })).toEqual([
    '\uFEFFState,Open,Place › City,tags,Name,Place',
    'Stopped,false,Oslo,"a, b",,"{""city"":""Oslo""}"',
    'unknown,,,,"line\nbreak ""quoted""",',
    '',
  ]);
});

it.each([
  ['en', ',', '4.5', 'Name', 'Stopped'],
  ['zh-CN', ',', '4.5', '名称', 'Stopped'],
  ['fr-FR,en;q=0.5', ';', '4,5', 'Nom', 'Arrêté'],
  ['de', ';', '4,5', 'Name', 'Stopped'],
  ['ar', ',', '4.5', 'Name', 'Stopped'],
])('separates the columns as a spreadsheet in %s does', async (language, delimiter, number, title, label) => {
  await addRecords('pump', [{ name: 'North', size: 4.5, state: 'off' }]);
  const [head, row] = await csv({ columns: ['name', 'size', 'state'] }, { 'accept-language': language });
  expect(head).toBe(`\uFEFF${[title, 'Size', 'State'].join(delimiter)}`);
  expect(row).toBe(['North', number, label].join(delimiter));
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '－1', '＋1', '＠A'])(
  'makes no formula of the text %j',
  async (name) => {
    await addRecords('pump', [{ name, size: -4 }]);
    const { file } = await download({ format: 'csv', filter: {}, columns: ['name', 'size'] });
    expect(file.body.replaceAll('"', '')).toBe(`\uFEFFName,Size\r\n'${name},-4\r\n`);
  },
);

it('exports the titles of other records to users who may see them', async () => {
  await addModel('tank', { code: { type: 'string' }, name: { type: 'string', permission: { view: 'tank.name' } } });
  await addModel('line', { tank: { type: 'string', title: 'Tank', reference: 'tank' } });
  await addRecords('tank', [{ code: 'T-1', name: 'Oil' }]);
  await addRecords('line', [{ tank: 'tank-0000' }, { tank: 'gone' }, {}]);
  const exported = async (format: string, ...permissions: string[]) => {
    as('line.view', ...permissions);
    const { body } = await send('POST', 'line/export', { body: { format, filter: {}, columns: ['tank'] } });
    return (await records.platform.app.inject(`/rest${String(body['url'])}`)).body
      .trim()
      .split(/\r?\n/)
      .slice(format === 'csv' ? 1 : 0);
  };
  expect(await exported('csv', 'tank.view', 'tank.name')).toEqual(['Oil', 'gone']);
  expect(await exported('csv', 'tank.view')).toEqual(['T-1', 'gone']);
  expect(await exported('csv')).toEqual(['tank-0000', 'gone']);
  expect(await exported('ndjson', 'tank.view')).toEqual(['{"tank":"tank-0000"}', '{"tank":"gone"}', '{}']);
});

it('exports lines of JSON as the values are stored', async () => {
  await addRecords('pump', [{ name: '=1', state: 'off', place: { city: 'Oslo' } }, { size: 2 }]);
  const { file } = await download({
    format: 'ndjson',
    ids: ['pump-0000', 'pump-0001', 'none'],
    columns: ['id', 'name', 'state', 'place.city', 'size'],
  });
  expect(
    file.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as JsonObject),
  ).toEqual([
    { id: 'pump-0000', name: '=1', state: 'off', 'place.city': 'Oslo' },
    { id: 'pump-0001', size: 2 },
  ]);
});

it('exports a workbook with numbers, dates in the zone of the user, and texts', async () => {
  await addRecords('pump', [
    { name: '=<1> & _x0041_\u0001', size: -4.5, isOpen: true, due: '2026-03-01', seen: '2026-03-01T23:00:00Z' },
    { name: 'x'.repeat(40_000), due: 'soon' },
  ]);
  const columns = ['name', 'size', 'isOpen', 'due', 'seen'];
  const { file } = await download(
    { format: 'xlsx', filter: {}, columns },
    { 'x-request-timezone': '+02:00', 'accept-language': 'ar' },
  );
  const sheet = sheetOf(file.rawPayload);
  expect(sheet).toContain('rightToLeft="1"');
  const [, first = '', second = ''] = sheet.split(/<row r="\d+">/).slice(1);
  expect(first).toBe(
    '<c r="A2" t="inlineStr"><is><t xml:space="preserve">=&lt;1&gt; &amp; _x005F_x0041_</t></is></c>' +
      '<c r="B2"><v>-4.5</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" s="2"><v>46082</v></c>' +
      '<c r="E2" s="3"><v>46083.041666666664</v></c></row>',
  );
  expect(second).toContain(`${'x'.repeat(32_766)}…</t>`);
  expect(second).toContain('>soon</t>');
});

it('shows each moment as the clocks of the user showed it then, in summer and in winter', async () => {
  await addRecords('pump', [{ seen: '2026-01-15T22:30:00Z' }, { seen: '2026-07-15T22:30:00Z' }]);
  const moments = async (body: JsonObject) => {
    const { file } = await download(
      { format: 'xlsx', filter: {}, columns: ['seen'], ...body },
      { 'x-request-timezone': '+02:00' },
    );
    const cells = (await readSheet(file.rawPayload)).slice(1).flat();
    // The reader loses a millisecond of some days, which are fractions.
    return cells.map((cell) => new Date(Math.round(Number(cell) / 1000) * 1000));
  };
  expect(await moments({ timeZone: 'Europe/Oslo' })).toEqual([
    new Date('2026-01-15T23:30:00Z'),
    new Date('2026-07-16T00:30:00Z'),
  ]);
  // As clients do that know no zone.
  expect(await moments({})).toEqual([new Date('2026-01-16T00:30:00Z'), new Date('2026-07-16T00:30:00Z')]);
});

it('exports a workbook that another program reads', async () => {
  await addRecords('pump', [
    { name: '=1+1', size: 0.5, state: 'on', isOpen: false, due: '2026-03-01', seen: '2026-03-01T22:00:00Z' },
    { name: ' two\nlines & <more> ', tags: ['a', 'b'], place: { city: '上海' } },
  ]);
  const columns = ['name', 'size', 'state', 'isOpen', 'due', 'seen', 'place.city'];
  const { file } = await download({ format: 'xlsx', filter: {}, columns }, { 'x-request-timezone': '+02:00' });
  expect(await readSheet(file.rawPayload, { trim: false })).toEqual([
    ['Name', 'Size', 'State', 'Open', 'Due', 'Seen', 'Place › City'],
    ['=1+1', 0.5, 'Running', false, new Date('2026-03-01'), new Date('2026-03-02'), null],
    [' two\nlines & <more> ', null, null, null, null, null, '上海'],
  ]);
});

it('exports more records than a page has', async () => {
  await addRecords(
    'pump',
    Array.from({ length: 1234 }, (_none, index) => ({ size: index })),
  );
  const rows = await csv({ columns: ['size'], sorts: [{ size: -1 }] });
  expect(rows.slice(1, -1).map(Number)).toEqual(Array.from({ length: 1234 }, (_none, index) => 1233 - index));
});

describe('is rejected', () => {
  it.each<[string, object, string, RegExp?]>([
    ['a hidden column', { columns: ['name', 'cost'] }, 'columns.1'],
    ['a value that is never sent', { columns: ['code'] }, 'columns.0'],
    ['a column that does not exist', { columns: ['power'] }, 'columns.0'],
    ['a filter on a hidden column', { filter: { cost: 7 } }, 'filter.cost'],
    ['an order by a hidden column', { sorts: [{ cost: 1 }] }, 'sort.cost'],
    ['no selection', { filter: undefined }, 'filter', /one of both is required/],
    ['two selections', { ids: ['pump-0000'] }, 'ids', /not both/],
    ['no column', { columns: [] }, 'columns'],
    ['an unknown field', { limit: 5 }, 'limit'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone', /^Time zone “Mars\/Olympus” is not known/],
  ])('%s', async (_name, changes, field, message = /./) => {
    as('pump.view');
    const body = { format: 'csv', filter: {}, columns: ['name'], ...changes };
    expect(await send('POST', 'pump/export', { body })).toMatchObject({
      status: 400,
      body: { field, message: expect.stringMatching(message) },
    });
  });

  it('without the permission of the model', async () => {
    as('tank.view', 'pump.edit');
    const answer = await send('POST', 'pump/export', { body: { format: 'csv', filter: {}, columns: ['name'] } });
    expect(answer).toMatchObject({ status: 401, body: { detail: 'pump.view' } });
  });
});

it('gives each link one download within a minute', async () => {
  const body = { format: 'csv', filter: {}, columns: ['name'] };
  const { url } = await download(body);
  const get = (path: string) =>
    records.platform.app.inject({ url: `/rest${path}`, headers: { 'accept-language': 'en' } });
  expect((await get('/core/recordExport')).statusCode).toBe(401);
  for (const path of [url, '/core/recordExport?ticket=none'])
    expect((await get(path)).json()).toMatchObject({ code: 100_080_007 });
  const late = String((await send('POST', 'pump/export', { body })).body['url']);
  records.platform.clock.advance({ seconds: 61 });
  expect((await get(late)).statusCode).toBe(401);
});

it('checks the columns again when the file is downloaded', async () => {
  as('pump.view');
  const { body } = await send('POST', 'pump/export', { body: { format: 'csv', filter: {}, columns: ['name'] } });
  const custom = { schema: { type: 'object', properties: { name: { type: 'string', permission: { view: 'x' } } } } };
  await records.platform.kit.database
    .updateTable('document')
    .set({ body: { key: 'pump', custom } })
    .where('id', '=', 'pump')
    .execute();
  expect((await records.platform.app.inject(`/rest${String(body['url'])}`)).statusCode).toBe(400);
});

/** The worksheet of a workbook, which is its last file. */
function sheetOf(zip: Buffer): string {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const entry = zip.lastIndexOf(name) - 46;
  const compressed = zip.readUInt32LE(entry + 20);
  const start = zip.readUInt32LE(entry + 42);
  const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  return inflateRawSync(zip.subarray(data, data + compressed)).toString();
}

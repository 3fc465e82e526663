import type { JsonObject } from '@signalbox/schemas/json';
import { describe, expect, it } from 'vitest';
import { pumpExports } from '../testing/pump-exports';

const { records, download } = pumpExports();
const { addModel, addRecords, as, send } = records;

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

it('writes maps, lists of lists and objects as JSON, and no formula of the text that may be in their place', async () => {
  await addModel('odd', {
    map: { type: 'object', title: 'Map', additionalProperties: { type: 'number' } },
    grid: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
    any: { title: '=Any', oneOf: [{ type: 'string' }, { type: 'object' }] },
  });
  await addRecords('odd', [{ map: { high: 5 }, grid: [[1, 2], []], any: '=1+1' }, { any: { a: '=1' } }]);
  as('odd.view');
  const columns = ['map', 'grid', 'any'];
  const { body } = await send('POST', 'odd/export', { body: { format: 'csv', filter: {}, columns } });
  const file = await records.platform.app.inject(`/rest${String(body['url'])}`);
  expect(file.body.split('\r\n')).toEqual([
    "\uFEFFMap,grid,'=Any",
    `"{""high"":5}","[[1,2],[]]",'=1+1`,
    ',,"{""a"":""=1""}"',
    '',
  ]);
});

it.each([
  ['en', ',', '4.5', 'Name', 'Stopped'],
  ['zh-CN', ',', '4.5', '名称', 'Stopped'],
  ['fr-FR,en;q=0.5', ';', '4,5', 'Nom', 'Arrêté'],
  ['de', ';', '4,5', '名称', 'Stopped'],
  ['ar', ',', '4.5', '名称', 'Stopped'],
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

it.each(['note\n=1+2', 'note\r=1+2', 'note\r\n=1+2', 'note\u2028=1+2'])(
  'a text such as %j breaks no row of a CSV file, and is no formula of another row',
  async (name) => {
    await addRecords('pump', [{ name, tags: [name, '=1'] }]);
    const { file } = await download({ format: 'csv', filter: {}, columns: ['name', 'tags', 'id'] });
    expect(file.body).toBe(`\uFEFFName,tags,ID\r\n"'${name}","'${name}, =1",pump-0000\r\n`);
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

it('exports the titles of lists of other records, one by one', async () => {
  const tanks = { type: 'array', items: { type: 'string', reference: 'tank' } };
  await addModel('tank', { name: { type: 'string' } });
  await addModel('line', { tanks, near: { type: 'object', properties: { tanks } } });
  await addRecords('tank', [{ name: 'Oil' }, { name: '=Water' }]);
  const both = ['tank-0001', 'gone', 'tank-0000'];
  await addRecords('line', [{ tanks: both, near: { tanks: both } }, { tanks: 'tank-0000' }, { tanks: [] }, {}]);
  const exported = async (format: string, ...permissions: string[]) => {
    as('line.view', ...permissions);
    const columns = ['tanks', 'near.tanks', 'tanks.0', 'id'];
    const { body } = await send('POST', 'line/export', { body: { format, filter: {}, columns } });
    return (await records.platform.app.inject(`/rest${String(body['url'])}`)).body.trim().split(/\r?\n/);
  };
  expect((await exported('csv', 'tank.view')).slice(1)).toEqual([
    `"'=Water, gone, Oil","'=Water, gone, Oil",'=Water,line-0000`,
    'Oil,,,line-0001',
    ',,,line-0002',
    ',,,line-0003',
  ]);
  expect((await exported('csv'))[1]).toBe(
    '"tank-0001, gone, tank-0000","tank-0001, gone, tank-0000",tank-0001,line-0000',
  );
  expect((await exported('ndjson', 'tank.view'))[0]).toContain('"tanks":["tank-0001","gone","tank-0000"]');
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

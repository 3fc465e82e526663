import { inflateRawSync } from 'node:zlib';
import type { JsonObject } from '@signalbox/schemas/json';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { pumpExports } from '../testing/pump-exports';

const { records, download } = pumpExports();
const { addRecords } = records;

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

/** The worksheet of a workbook, which is its last file. */
function sheetOf(zip: Buffer): string {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const entry = zip.lastIndexOf(name) - 46;
  const compressed = zip.readUInt32LE(entry + 20);
  const start = zip.readUInt32LE(entry + 42);
  const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  return inflateRawSync(zip.subarray(data, data + compressed)).toString();
}

import { describe, expect, it } from 'vitest';
import { BinaryRows } from './binary-rows';
import { CsvRows } from './csv-rows';
import { nothingFound, recordRows, type RecordsToRead } from './record-rows';

const time = '2026-01-02T03:04:05.678Z';
const records = ['a', 'é', '😀'].map((id, n) => ({
  id,
  createdAt: time,
  updatedAt: time,
  body: { n, text: 'x'.repeat(n * 50) },
}));
const lines = records.map((record) => JSON.stringify(record));

async function read(chunks: readonly Buffer[], options: Partial<RecordsToRead> = {}) {
  const found = nothingFound();
  async function* content() {
    yield* chunks;
  }
  const given = {
    entry: 'data/table.ndjson',
    content: content(),
    needsTimes: true,
    maxIdLength: 200,
    form: new CsvRows(),
  };
  const rows: Uint8Array[] = [];
  for await (const chunk of recordRows({ ...given, ...options }, found)) rows.push(Buffer.from(chunk));
  return { found, rows: Buffer.concat(rows) };
}

/** Values of the columns, as COPY reads them. The error of the record comes last. */
function columnsOf(rows: Buffer): string[][] {
  const texts = rows.toString().split('\n').slice(0, -1);
  return texts.map((row) => row.split('\u0002').map((value) => value.replaceAll('\u0001', '')));
}

describe.each([
  { name: 'CSV', form: () => new CsvRows() },
  { name: 'binary', form: () => new BinaryRows(['default', 'table']) },
])('rows as $name', ({ form }) => {
  it('do not depend on the chunks of the lines, nor on a final line feed', async () => {
    const text = Buffer.from(lines.join('\n'));
    const inOnePart = await read([text], { form: form() });
    expect(inOnePart.found).toEqual({ ...nothingFound(), count: 3 });
    for (let size = 1; size <= text.length; size += 1) {
      const chunks: Buffer[] = [];
      for (let at = 0; at < text.length; at += size) chunks.push(text.subarray(at, at + size));
      expect(await read(chunks, { form: form() }), `${size} bytes at a time`).toEqual(inOnePart);
      expect(await read([...chunks, Buffer.from('\n')], { form: form() })).toEqual(inOnePart);
    }
  });
});

it('lines in the form of this product are cut, others are parsed and marked', async () => {
  const [first = '', second = ''] = lines;
  const odd = second.replace('{', '{ ');
  const { rows, found } = await read([Buffer.from(`${first}\n${odd}`)]);
  expect(columnsOf(rows)).toEqual([
    ['a', time, time, JSON.stringify(records[0]!.body), '', ''],
    ['é', time, time, odd, 't', ''],
  ]);
  expect(found).toEqual({ ...nothingFound(), count: 2, entireRecords: 1 });
});

it('ids that do not ascend are reported', async () => {
  const inOrder = async (...ids: string[]) => {
    const text = ids.map((id) => JSON.stringify({ ...records[0], id })).join('\n');
    return (await read([Buffer.from(text)])).found.isAscending;
  };
  expect(await inOrder('a', 'aa', 'b', 'é')).toBe(true);
  expect(await inOrder('a', 'a')).toBe(false);
  expect(await inOrder('b', 'a')).toBe(false);
  expect(await inOrder('ab', 'a')).toBe(false);
});

const withBody = (body: string) => `{"id":"a","createdAt":"${time}","updatedAt":"${time}","body":${body}}`;
it.each([
  [withBody('{"t":"\\u0000"}'), 'record.character'],
  [withBody('{"t":"\\ud83d"}'), 'record.character'],
  [withBody('{"n":1e999}'), 'record.number'],
  [withBody('{"n": -1.5E+999}'), 'record.number'],
  [withBody(`{"n":[1,${'9'.repeat(310)}]}`), 'record.number'],
  [withBody(`{"n":-${'9'.repeat(310)}.5}`), 'record.number'],
  [withBody('{"constructor":{"prototype":1}}'), 'record.name'],
  [withBody(`${'{"a":'.repeat(2_000)}{}${'}'.repeat(2_000)}`), 'record.depth'],
  [withBody(`{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`), 'record.depth'],
  [`${withBody('{}')}\r`, 'record.carriageReturn'],
  [withBody('{}').replace(time, '2026-02-30T00:00:00Z'), 'record.noTime'],
  [withBody('{}').replace(time, '2026-01-01T24:00:00Z'), 'record.noTime'],
  [withBody('{}').replace(time, '0000-01-01T00:00:00Z'), 'record.noTime'],
  [withBody('{}').replace(time, '2026-01-01T00:00:00.1234567Z'), 'record.noTime'],
  [withBody('{}').replace('"a"', `"${'x'.repeat(201)}"`), 'record.noId'],
])('what no record may have is found in a line of our own form: %.80s', async (line, reason) => {
  for (const form of [new CsvRows(), new BinaryRows([])])
    await expect(read([Buffer.from(`${lines[0]}\n${line}\n${lines[1]}`)], { form })).rejects.toMatchObject({
      options: { detail: 'data/table.ndjson:2', errors: [{ params: { reason } }] },
    });
});

it('a body of the maximum depth passes, with any brackets', async () => {
  const deepest = `${'{"a":['.repeat(15)}{"a":[]}${']}'.repeat(15)}`;
  for (const body of [deepest, `{"a":${'['.repeat(31)}${']'.repeat(31)}}`])
    expect(columnsOf((await read([Buffer.from(withBody(body))])).rows)[0]?.[3]).toBe(body);
  const deeper = read([Buffer.from(withBody(`{"a":${'['.repeat(32)}${']'.repeat(32)}}`))]);
  await expect(deeper).rejects.toMatchObject({ options: { errors: [{ params: { reason: 'record.depth' } }] } });
});

it.each(['{"n":1e30,"t":"5e999 \\\\ 1e9"}', `{"t":"${'9'.repeat(400)}"}`, '{"t":"the constructor of a prototype"}'])(
  'what only looks like it passes: %.60s',
  async (body) => {
    const { rows, found } = await read([Buffer.from(withBody(body))]);
    expect(columnsOf(rows)).toEqual([['a', time, time, body, '', '']]);
    expect(found.entireRecords).toBe(0);
  },
);

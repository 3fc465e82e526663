import { inexactPath } from '@signalbox/schemas/exact-numbers';
import type { JsonObject } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDataBench, type DataBench } from '../testing/data-bench';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const digits = fc.stringMatching(/^(?:0|[1-9]\d{0,24})$/);
const number = fc
  .tuple(
    fc.constantFrom('', '-'),
    digits,
    fc.constantFrom('', '.5', '.12345678901', '.000000000000000001'),
    digits,
    fc.constantFrom('', '', 'e2', 'E+10', 'e-7'),
  )
  .map(([sign, whole, fraction, end, power]) => `${sign}${whole}${fraction && fraction + end}${power}`)
  .filter((text) => !/^-0[.0]*(?:e|$)/i.test(text));

const line = (record: JsonObject, value: string) => JSON.stringify(record).replace('"number"', value);
const settings = (value: string) => line({ id: 'setting', body: { name: 'New', pageSize: ['number'] } }, value);
const record = (id: string, value: string) => {
  const time = '2026-01-02T03:04:05.678Z';
  return line({ id, createdAt: time, updatedAt: time, body: { name: id, key: id, n: { in: 'number' } } }, value);
};

test('settings with a number that would be rounded are rejected with its place, and no others', async () => {
  await fc.assert(
    fc.asyncProperty(number, async (value) => {
      for (const isPlan of [true, false])
        for (const [module, text] of [
          ['setting', settings(value)],
          ['setting', settings(`"${value}"`)],
        ] as const) {
          const run = bench.run({ modules: { [module]: [text] } }, { [module]: 0 }, { isPlan });
          if (!inexactPath(text)) expect((await run).modules).toHaveLength(1);
          else
            await expect(run).rejects.toMatchObject({
              options: { errors: [{ params: { reason: 'record.number', field: '/pageSize/0' } }] },
            });
        }
    }),
    { numRuns: process.env['ENDURANCE'] ? 400 : 15 },
  );
});

test('records have the numbers of the archive, also those that no double has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(number, { minLength: 1, maxLength: 9 }), async (values) => {
      await bench.reset();
      const archived = (shift: number) => values.map((_, at) => values[(at + shift) % values.length] ?? '');
      // The first is placed in an empty collection, the second staged over it.
      for (const shift of [0, 1])
        for (const module of ['table_data', 'table']) {
          const lines = archived(shift).map((value, at) => record(`r${at}`, value));
          await bench.run({ modules: { [module]: lines } }, { [module]: 2 });
          const { rows } = await bench.platform.kit.pool.query<{ isSame: boolean }>(
            `select (body #>> '{n,in}')::numeric = archived.value::numeric as "isSame"
             from unnest($2::text[]) with ordinality archived (value, at)
             left join document on collection = $1 and id = 'r' || (at - 1)`,
            [module, archived(shift)],
          );
          expect(rows).toEqual(values.map(() => ({ isSame: true })));
        }
    }),
    { numRuns: process.env['ENDURANCE'] ? 60 : 8 },
  );
});

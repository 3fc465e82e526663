import type { JsonObject } from '@signalbox/schemas/json';
import { beforeEach, expect, vi } from 'vitest';
import type { BulkResult } from '@signalbox/collections-core';
import { recordsPlatform } from './records-platform';

const properties = {
  name: { type: 'string', title: 'Name' },
  size: { type: 'number', title: 'Size' },
  limit: { type: 'number', title: 'Limit' },
  cost: { type: 'number', permission: { view: 'pump.cost' } },
  state: { type: 'string', title: 'State', permission: { edit: 'pump.state' } },
  pin: { type: 'string', writeOnly: true },
  tank: { type: 'string', title: 'Tank', reference: 'tank' },
  alarms: { type: 'object', title: 'Alarms', additionalProperties: { type: ['number', 'null'], maximum: 90 } },
};
const schema = {
  type: 'object',
  properties,
  if: { properties: { limit: { const: 1 } }, required: ['limit'] },
  then: { properties: { size: { maximum: 5 } } },
};
/** 250 pumps, made anew for each test. `run` makes a change of many of them, and resolves with its result. */
export function pumps() {
  const records = recordsPlatform();
  const { addModel, addRecords, as, send } = records;
  beforeEach(async () => {
    await records.platform.kit.pool.query('delete from record_bulk');
    await addModel('pump', {}, { custom: { schema } });
    await addRecords(
      'pump',
      Array.from({ length: 250 }, (_none, index) => ({
        name: `P-${index}`,
        size: index % 2,
        cost: 7,
        ...(index % 50 === 1 ? { limit: 1 } : {}),
      })),
    );
  });
  const sizes = async (size: number) =>
    (await send('GET', 'pump/count', { query: { filter: { size } } })).body['count'];
  const user = () => as('pump.view', 'pump.edit', 'pump.delete');

  async function run(body: JsonObject): Promise<BulkResult> {
    const started = await send('POST', 'pump/bulk', { body });
    expect(started.status, JSON.stringify(started.body)).toBe(200);
    const result = async () => (await send<BulkResult>('GET', `pump/bulk/${String(started.body['id'])}`)).body;
    await vi.waitFor(async () => expect((await result()).status).not.toBe('ongoing'), 20_000);
    return result();
  }
  return { records, run, sizes, user };
}

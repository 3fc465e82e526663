import type { JsonObject } from '@signalbox/schemas/json';
import { beforeEach, expect } from 'vitest';
import type { ExportLink } from '@signalbox/collections-core';
import { recordsPlatform } from './records-platform';

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
/** A platform with the model `pump` for each test, and downloads of its records. */
export function pumpExports() {
  const records = recordsPlatform();
  beforeEach(async () => {
    await records.platform.kit.pool.query('delete from record_export_ticket');
    await records.addModel('pump', properties);
  });
  async function download(body: JsonObject, headers: Record<string, string> = {}) {
    const link = await records.send<ExportLink>('POST', 'pump/export', { body, headers });
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
  return { records, download };
}

import { compileForm } from '@signalbox/engine/testing';
import { createFormCatalog } from '@signalbox/platform-kit';
import type { FormDefinition, JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDataBench, type DataBench } from '../testing/data-bench';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const form: FormDefinition = {
  id: 'mail/base',
  place: { group: 'mail', order: 10 },
  permission: { edit: 'setting.edit' },
  migrate: [{ since: '1.1.0', steps: [{ split: '/server', at: ':', to: ['/host', '/port'] }] }],
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: { type: 'string', maxLength: 20, renamedFrom: 'name' },
      host: { type: 'string', maxLength: 100 },
      port: { type: 'integer', minimum: 1, maximum: 65_535 },
    },
  },
  uiSchema: {},
};
const laterForms = createFormCatalog({
  forms: [form],
  groups: [{ key: 'mail' }],
  compiled: { [form.id]: compileForm(form) },
});

/** Restores a backup with these settings, and returns those that are stored then. */
async function restored(body: JsonObject) {
  const { modules } = await bench.run(
    { modules: { setting: [{ id: 'setting', body }] } },
    { setting: 0 },
    { laterForms },
  );
  const { rows } = await bench.platform.kit.pool.query<{ body: JsonObject }>('select body from setting');
  const invalid = modules[0]?.invalid?.shown.map(({ id, error }) => `${id} ${error.pointer} ${error.keyword}`);
  return { body: rows[0]?.body, invalid };
}

it('restores settings of a backup that is older than a migration', async () => {
  expect(await restored({ name: 'Harbour', server: 'mail.example:25' })).toEqual({
    body: { title: 'Harbour', host: 'mail.example', port: 25 },
  });
});

it('restores settings that are migrated already, with and without values for servers of the previous version', async () => {
  const present = { title: 'Harbour', host: 'mail.example', port: 25 };
  expect(await restored(present)).toEqual({ body: present });
  expect(await restored({ ...present, name: 'Harbour', server: 'mail.example:25' })).toEqual({ body: present });
});

it('lists what cannot be migrated, and what is not valid after the migration', async () => {
  expect(await restored({ name: 'Harbour', server: 'mail.example:smtp' })).toEqual({
    body: { title: 'Harbour' },
    invalid: ['server /server additionalProperties'],
  });
  await bench.reset();
  expect(await restored({ name: 'A harbour with a long name', server: 'mail.example:0' })).toEqual({
    body: { host: 'mail.example' },
    invalid: ['title /title maxLength', 'port /port minimum'],
  });
});

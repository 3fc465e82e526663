import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore, createFormCatalog, createSettingsStore, type FormCatalog } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { saveSettings, type SaveRequest } from './save-settings';

/** Effective settings read the defaults of every form once; a validation calls the validator of its form once. */
const count = { effective: 0, validations: [] as string[] };

const catalog: FormCatalog = createFormCatalog({ forms, groups, compiled: compiledForms }).map((form, index) => ({
  ...form,
  get defaults() {
    if (index === 0) count.effective += 1;
    return form.defaults;
  },
  compiled: {
    ...form.compiled,
    validate: (value) => {
      count.validations.push(form.id);
      return form.compiled.validate(value);
    },
  },
}));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({
    plugins: [],
    files: (dataDir) => createFileStore({ root: dataDir }),
    settings: (database) => createSettingsStore({ database, catalog }),
  });
  await save({ body: { name: 'First' } });
});
afterAll(() => platform.close());

function save(request: Pick<SaveRequest, 'body'> & Partial<SaveRequest>) {
  const { kit } = platform;
  return saveSettings(
    { kit, catalog },
    { project: 'default', viewer: aViewer(), mode: 'merge', base: undefined, ...request },
  );
}

async function countOf(work: () => Promise<unknown>) {
  Object.assign(count, { effective: 0, validations: [] });
  await work();
  return { effective: count.effective, validations: count.validations };
}

const oneHour = { count: 1, unit: 'h', time: 3600 };
const bodies: [string, JsonObject][] = [
  ['one field', { copyright: 'ours' }],
  ['a field with a derived value', { noOpExpireSetting: oneHour }],
  ['a list with secrets', { pressMoney: { expireSettings: [{ expireTime: '2027-01-01T00:00:00.000Z', code: 'c' }] } }],
];

describe('a save', () => {
  it.each(bodies)(
    'of %s computes the stored and the new settings once each, and validates its form once',
    async (_, body) => {
      const { effective, validations } = await countOf(() => save({ body }));
      expect({ effective, validations: validations.length }).toEqual({ effective: 2, validations: 1 });
    },
  );

  it('that replaces all settings computes them as often, and validates each form at most once', async () => {
    const body = { ...(await platform.kit.settings.read('default')).settings, name: 'Replaced' };
    const { effective, validations } = await countOf(() => save({ mode: 'replace', body }));
    expect(effective).toBe(2);
    expect(validations).toEqual([...new Set(validations)]);
  });

  it('with an invalid value validates the stored and the new values once each', async () => {
    const { effective, validations } = await countOf(() =>
      expect(save({ body: { copyright: 5 } })).rejects.toThrow('invalidField'),
    );
    expect({ effective, validations }).toEqual({ effective: 2, validations: ['settings/base', 'settings/base'] });
  });

  it('with an unknown field computes nothing', async () => {
    const { effective, validations } = await countOf(() =>
      expect(save({ body: { unknown: 1 } })).rejects.toThrow('invalidField'),
    );
    expect({ effective, validations }).toEqual({ effective: 0, validations: [] });
  });
});

it('concurrent reads after a save compute the settings once', async () => {
  await save({ body: { name: 'Read by many' } });
  const { effective } = await countOf(() =>
    Promise.all(Array.from({ length: 10 }, () => platform.kit.settings.read('default'))),
  );
  expect(effective).toBe(1);
});

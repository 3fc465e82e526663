import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openArchive } from '@signalbox/archive';
import { compileForm } from '@signalbox/engine/testing';
import { writeAt } from '@signalbox/engine/core';
import {
  createFormCatalog,
  createSettingsStore,
  type FormCatalog,
  kitMigrations,
  migrate,
  migrateStoredSettings,
  openDatabase,
  openNotifications,
  systemClock,
} from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import { inTransaction, type ModuleRules, planModules, stageModules } from '@signalbox/project-data';
import { forms, groups, type FormDefinition, type JsonValue } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlatformDatabase } from '../../database/open-platform-database';
import { readEnvironment } from '../../env';
import { expected, fixture, openEarlierData, settingsOfBackup } from '../../testing/earlier-data/open-earlier-data';
import { emptyDataDir } from '../../testing/server-process';

const dataDir = emptyDataDir();
let opened: Awaited<ReturnType<typeof openPlatformDatabase>>;
beforeAll(async () => {
  await openEarlierData(dataDir);
  opened = await openPlatformDatabase({ environment: readEnvironment({ DATA_DIR: dataDir }) });
});
afterAll(async () => {
  await opened.release();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A form of the product with changes of a later version. */
function changed(id: string, changes: Record<string, JsonValue | undefined>): FormDefinition {
  const form = forms.find((each) => each.id === id)!;
  return Object.entries(changes).reduce((rest, [pointer, value]) => writeAt(rest, pointer, value), form);
}

/** The forms of the product, three of them changed. */
function laterForms(): FormCatalog {
  const later = [
    changed('settings/base', {
      '/schema/properties/copyright': undefined,
      '/schema/properties/imprint': { type: 'string', maxLength: 500, renamedFrom: 'copyright' },
    }),
    changed('notice_settings/dingtalk', {
      '/schema/properties/dingtalk/required': ['agentid', 'appKey', 'key'],
      '/schema/properties/dingtalk/properties/appSecret': undefined,
      '/schema/properties/dingtalk/properties/key': {
        type: 'string',
        writeOnly: true,
        boundTo: [],
        renamedFrom: 'appSecret',
      },
    }),
    changed('reception_settings/base', {
      '/schema/properties/errorLogin/properties/count/maximum': 3,
      '/migrate': [{ since: '1.1.0', steps: [{ clamp: '/errorLogin/count' }] }],
    }),
  ];
  const compiled = Object.fromEntries(later.map((form) => [form.id, compileForm(form)]));
  return createFormCatalog({
    forms: forms.map((form) => later.find(({ id }) => id === form.id) ?? form),
    groups,
    compiled: { ...compiledForms, ...compiled },
  });
}

test('migrates the settings and a secret that an earlier version stored', async () => {
  const catalog = laterForms();
  const { database, pool, close } = openDatabase({ url: opened.url });
  const notifications = await openNotifications({ url: opened.url, pool });
  try {
    await migrate(pool, kitMigrations);
    const settings = createSettingsStore({ database, catalog });
    const secret = await settings.readSecret('default', 'dingtalk/appSecret');
    const before = await settings.read('default');
    const kit = { database, clock: systemClock, notify: notifications.notify, log: pino({ level: 'silent' }) };
    await migrateStoredSettings({ kit, catalog });
    await migrateStoredSettings({ kit, catalog });

    const { revision, settings: after } = await settings.read('default');
    expect(after).toMatchObject({
      name: expected.settings['name'],
      imprint: expected.settings['copyright'],
      dingtalk: { agentid: 'a1', appKey: 'k1', key: { isSet: true } },
      errorLogin: { count: 3, duration: { count: 2, unit: 'm', time: 120 } },
    });
    expect(secret).toBeTypeOf('string');
    expect(await settings.readSecret('default', 'dingtalk/key')).toBe(secret);
    expect(revision).toBe(before.revision + 1);
    const [change] = await database.selectFrom('setting_change').selectAll().where('revision', '=', revision).execute();
    expect(change).toMatchObject({ author: 'schema migration', user_id: null });
    expect(change?.pointers.toSorted()).toEqual(['/dingtalk/key', '/errorLogin', '/imprint']);
  } finally {
    await notifications.close();
    await close();
  }
});

test('plans the settings of a backup that an earlier version made', async () => {
  const catalog = laterForms();
  const rules: ModuleRules = { setting: 0 };
  const { pool, close } = openDatabase({ url: opened.url });
  const archive = await openArchive({ path: fileURLToPath(fixture('backup-with-settings.zip')) });
  try {
    const { modules, settings } = await inTransaction(
      pool,
      async ({ client }) => {
        const { differences } = await stageModules({ client, archive, rules });
        return planModules({ client, catalog, project: 'default', rules, viewer: aViewer(), differences });
      },
      { isRehearsal: true },
    );
    expect(modules[0]?.invalid).toBeUndefined();
    expect(settings[0]?.result.next).toMatchObject({
      name: settingsOfBackup['name'],
      imprint: settingsOfBackup['copyright'],
      errorLogin: { count: 3, duration: { count: 2, unit: 'm', time: 120 } },
    });
    expect(settings[0]?.result.next).not.toHaveProperty('copyright');
  } finally {
    await archive.close();
    await close();
  }
});

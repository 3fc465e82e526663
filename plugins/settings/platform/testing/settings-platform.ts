import {
  createFileStore,
  createFormCatalog,
  createSettingsStore,
  type FormCatalog,
  type Viewer,
} from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { compileForm } from '@signalbox/engine/testing';
import { type FormDefinition, forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { settingsPlugin } from '..';
import { settingRoutes } from '../routes';
import { unlockMigrations } from '../unlock-attempts';

export const catalog: FormCatalog = createFormCatalog({ forms, groups, compiled: compiledForms });

/** The settings plug-in alone, over the product's own forms and a real database. */
export function createSettingsPlatform(): Promise<TestPlatform> {
  return createTestPlatform({
    plugins: [settingsPlugin],
    files: (dataDir) => createFileStore({ root: dataDir }),
    settings: (database) => createSettingsStore({ database, catalog }),
  });
}

/** The routes of settings over one form that no build has, and a real database. */
export function createFormPlatform(form: FormDefinition): Promise<TestPlatform> {
  const only = createFormCatalog({
    forms: [form],
    groups: [{ key: form.place.group }],
    compiled: { [form.id]: compileForm(form) },
  });
  return createTestPlatform({
    plugins: [
      {
        id: 'settings',
        migrations: unlockMigrations,
        register: (rest, kit) => settingRoutes(rest, { kit, catalog: only }),
      },
    ],
    settings: (database) => createSettingsStore({ database, catalog: only }),
  });
}

/** A viewer with only the given permissions. */
export function aClerk(...permissions: string[]): Viewer {
  return aViewer({ isSuper: false, isAdmin: false, username: 'clerk', permissions: new Set(permissions) });
}

export interface Answer {
  status: number;
  body: JsonObject;
  headers: Record<string, unknown>;
}

export interface Call {
  method?: 'GET' | 'PATCH' | 'POST' | 'PUT';
  url?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends one request to `core/setting`. Sends a text body unchanged, anything else as JSON. */
export async function call(
  platform: TestPlatform,
  { method = 'GET', url = '/rest/core/setting', body, headers = {} }: Call = {},
): Promise<Answer> {
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await platform.app.inject({
    method,
    url,
    headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<JsonObject>(), headers: answer.headers };
}

export function patch(platform: TestPlatform, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return call(platform, { method: 'PATCH', body, headers });
}

/** Every row that a save may change, for "nothing changed". */
export async function storedRows({ kit }: TestPlatform): Promise<string> {
  const setting = await kit.database.selectFrom('setting').selectAll().execute();
  const secrets = await kit.database.selectFrom('setting_secret').selectAll().orderBy('path').execute();
  const changes = await kit.database.selectFrom('setting_change').selectAll().orderBy('revision').execute();
  return JSON.stringify({ setting, secrets, changes });
}

import { seedDocuments, type Viewer } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas/json';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { platformPlugin } from '../index';
import { collectionsPlugin, recordCollection } from '@signalbox/collections-platform';

/** A platform with this plug-in alone, without demo content. It is emptied before each test of the calling file. */
export function recordsPlatform() {
  let platform: TestPlatform;
  beforeAll(async () => {
    const { seed: _demo, ...plugin } = platformPlugin;
    platform = await createTestPlatform({ plugins: [plugin, collectionsPlugin] });
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.kit.database.deleteFrom('document').execute();
    platform.viewer = aViewer();
  });

  const insert = (collection: string, documents: (JsonObject & { id: string })[], project = 'default') =>
    seedDocuments(platform.kit, { project, collection, documents });

  return {
    get platform() {
      return platform;
    },
    /** Sends a request below `/rest/core/record/`. `Body`: what the route answers. A list is in `list`. */
    async send<Body extends object = JsonObject>(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      { query, body, headers = {} }: { query?: object; body?: object; headers?: Record<string, string> } = {},
    ) {
      const search = query ? `?query=${encodeURIComponent(JSON.stringify(query))}` : '';
      const answer = await platform.app.inject({
        method,
        url: `/rest/core/record/${path}${search}`,
        headers: { 'accept-language': 'en', ...headers },
        ...(body ? { payload: body } : {}),
      });
      const value = answer.json<Body | JsonObject[]>();
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: Array.isArray(value) ? ({} as Body) : value,
        list: Array.isArray(value) ? value : [],
      };
    },
    /** Stores a model without validation. Its key is its id, unless `model` has another one. */
    async addModel(id: string, properties: JsonObject, model: JsonObject = {}) {
      const custom = { schema: { type: 'object', properties } };
      await insert('model', [{ id, key: id, name: `Model ${id}`, custom, ...model }]);
    },
    /** Stores records without validation. Their ids are given, or numbers in the order of the list. */
    async addRecords(model: string, records: JsonObject[], project?: string) {
      const documents = records.map(({ id, ...values }, index) => ({
        id: typeof id === 'string' ? id : `${model}-${String(index).padStart(4, '0')}`,
        model,
        values,
      }));
      await insert(recordCollection, documents, project);
    },
    /** The sender of the next requests: a user with these permissions. */
    as(...permissions: string[]): Viewer {
      return (platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(permissions) }));
    },
  };
}

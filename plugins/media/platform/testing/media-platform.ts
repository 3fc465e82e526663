import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  aViewer,
  createTestPlatform,
  storeOfRun,
  type TestBucket,
  type TestPlatform,
} from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { platformPlugin } from '..';
import { emptyLibraries } from './empty-libraries';
import { multipartBody } from './multipart-body';

interface FileToPut {
  catalog: string;
  name: string;
  content: string | Uint8Array;
  /** For a name that exists already. */
  action?: string | undefined;
}

/** A platform with this plug-in alone. It is emptied before each test of the calling file. */
export function mediaPlatform() {
  let platform: TestPlatform;
  let store: Partial<TestBucket>;
  beforeAll(async () => {
    store = await storeOfRun();
    platform = await createTestPlatform({ plugins: [platformPlugin], bucket: store.bucket });
  });
  afterAll(async () => {
    await platform.close();
    await store.close?.();
  });
  beforeEach(async () => {
    platform.viewer = aViewer();
    await emptyLibraries(platform.kit);
    await platform.kit.database.deleteFrom('setting').execute();
    await platform.kit.database.deleteFrom('setting_change').execute();
  });
  /** Staged files of uploads that were neither stored nor discarded. */
  const leftOver = () => readdirSync(join(platform.kit.dataDir, store.bucket ? 'received' : 'media', '.staging'));
  const upload = (path: string, file: Parameters<typeof multipartBody>[0], headers: Record<string, string> = {}) => {
    const { payload, headers: own } = multipartBody(file);
    return platform.app.inject({ method: 'POST', url: `/rest/core/${path}`, payload, headers: { ...own, ...headers } });
  };
  const urlOf = async (answer: ReturnType<typeof upload>) => (await answer).json<{ url: string }>().url;
  const get = (url: string, headers: Record<string, string> = {}) =>
    platform.app.inject({ url: url.startsWith('/core') ? `/rest${url}` : url, headers });
  const saveSettings = (body: JsonObject) =>
    platform.kit.database.insertInto('setting').values({ project: 'default', revision: 1, body }).execute();
  const as = (...permissions: string[]) => {
    platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(permissions) });
  };
  const library = async (path: string) =>
    (await platform.app.inject(`/rest/core/mediaLibrary${path}`)).json<Record<string, unknown>[]>();
  const post = async (path: string, payload: object) =>
    (
      await platform.app.inject({
        method: 'POST',
        url: `/rest/core/mediaLibrary/${path}`,
        payload,
        headers: { 'accept-language': 'en' },
      })
    ).json<Record<string, unknown>>();
  const putFile = (file: FileToPut) => putInto(platform, file);
  const put = (catalog: string, name: string, content: FileToPut['content'] = 'x') =>
    putFile({ catalog, name, content });
  const names = async (catalog: string) =>
    (await library(`?catalog=${encodeURIComponent(catalog)}`)).map(({ name }) => name);
  return {
    get platform() {
      return platform;
    },
    leftOver,
    upload,
    urlOf,
    get,
    saveSettings,
    as,
    library,
    post,
    put,
    putFile,
    names,
  };
}

async function putInto({ app }: TestPlatform, { catalog, name, content, action = '' }: FileToPut) {
  const url = `/rest/core/mediaLibrary/upload?catalog=${encodeURIComponent(catalog)}${action && `&action=${action}`}`;
  const answer = await app.inject({ method: 'POST', url, ...multipartBody({ name, content }) });
  return answer.json<Record<string, unknown>>();
}

import type { PlatformPlugin } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { collectionsPlugin } from '@signalbox/collections-platform';
import { platformPlugin } from '..';
import { accountsOf } from '../accounts';

/** A platform with this plug-in alone, without demo content. It is emptied before each test of the calling file. */
export function usersPlatform() {
  const plugin: PlatformPlugin = { id: platformPlugin.id, register: platformPlugin.register };
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ plugins: [plugin, collectionsPlugin] });
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    const { database } = accountsOf(platform.kit);
    await database.deleteFrom('document').execute();
    await database.deleteFrom('user_secret').execute();
    await database.deleteFrom('setting').execute();
    platform.endedSessionsOf.length = 0;
    platform.viewer = aViewer();
  });

  const send = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const answer = await platform.app.inject({
      method,
      url: `/rest/core/${path}`,
      payload,
      headers: { 'accept-language': 'en' },
    });
    return answer.json<Record<string, unknown>>();
  };
  async function aUser(options: object = {}): Promise<string> {
    const { InsertedID } = await send('POST', 'user', {
      username: `user-${Math.random()}`,
      password: 'Blue door 7',
      ...options,
    });
    return String(InsertedID);
  }
  const aRole = async (permissions: string[], name = 'Role') =>
    String((await send('POST', 'role', { name, permissions })).InsertedID);
  /** Creates a user that the current sender could not create. */
  const aUserWith = (permissions: string[]) =>
    accountsOf(platform.kit).users.insert({ username: `user-${Math.random()}`, roles: [], permissions });
  const as = (...permissions: string[]) => {
    platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(permissions) });
  };
  const secretOf = (id: string) =>
    accountsOf(platform.kit)
      .database.selectFrom('user_secret')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirst();
  return {
    get platform() {
      return platform;
    },
    send,
    aUser,
    aRole,
    aUserWith,
    as,
    secretOf,
  };
}

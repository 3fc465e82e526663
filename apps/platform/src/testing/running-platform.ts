import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@signalbox/schemas';
import { collectionStore, hashPassword, type PlatformPlugin, storeUsernameKeys } from '@signalbox/platform-kit';
import { createMigratedDatabase, createTestClock, dropDatabase, type TestClock } from '@signalbox/platform-kit/testing';
import { pino } from 'pino';
import { asAuthDatabase } from '../auth/auth-tables';
import { readEnvironment } from '../env';
import type { FirstLogin } from '../first-start';
import { createPlatform, type Platform } from '../platform';
import { migrationsOf, withParts } from '../plugin-parts';
import { plugins as allPlugins } from '../plugins';
import { adminPassword, firstStartDone } from './first-start-done';

export interface RunningPlatform extends Platform {
  clock: TestClock;
  /** The first login of the administrator. Undefined if there was one already. */
  firstLogin?: FirstLogin;
  databaseUrl: string;
  /** Sends JSON as `token`, or without a token. `Body`: what the route answers. */
  send<Body = JsonObject>(verb: Verb, resource: string, options?: RequestOptions): Promise<Answer<Body>>;
  /** Returns the token. Throws on any answer but 200. */
  logIn(username?: string, password?: string): Promise<string>;
  /** Writes settings without validation. */
  set(settings: JsonObject): Promise<void>;
  addUser(options: JsonObject & { username: string }, password?: string): Promise<string>;
  close(): Promise<void>;
}
interface RequestOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}
export const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Verb = (typeof verbs)[number];
interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string }[];
}

export { adminPassword };
/** The least of argon2id: logins of tests spend no time on it. The tests of passwords check the cost of the server. */
const testCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

interface RunOptions {
  databaseUrl?: string;
  variables?: Record<string, string>;
  plugins?: PlatformPlugin[];
  log?: string[];
  /** The clock of another replica, so that both read the same time. */
  clock?: TestClock;
}

/** The real server on a new database, with a clock that tests can move, without the demo content of plug-ins. */
export async function runPlatform(options: RunOptions = {}): Promise<RunningPlatform> {
  const { databaseUrl, plugins = allPlugins, clock = createTestClock() } = options;
  const url =
    databaseUrl ??
    (await createMigratedDatabase({ migrations: [...migrationsOf(withParts(plugins)), firstStartDone(plugins)] }));
  const dataDir = mkdtempSync(join(tmpdir(), 'signalbox-data-'));
  const { platform, firstLogin } = await startPlatform({ ...options, url, dataDir, plugins, clock });
  const database = asAuthDatabase(platform.kit.database);
  const send = senderOf(platform);
  return {
    ...platform,
    clock,
    firstLogin,
    databaseUrl: url,
    send,
    async logIn(username = 'admin', password = adminPassword) {
      const { status, body } = await send('POST', 'core/auth/login', { body: { username, password } });
      if (status !== 200) throw new Error(`login answered ${JSON.stringify(body)}`);
      return String(body['token']);
    },
    async set(settings) {
      const row = { project: 'default', revision: 1, body: settings };
      await database
        .insertInto('setting')
        .values(row)
        .onConflict((conflict) => conflict.column('project').doUpdateSet({ body: settings }))
        .execute();
    },
    async addUser(given, password = 'a fine password') {
      const users = collectionStore({ database: platform.kit.database, clock, project: 'default', collection: 'user' });
      const id = await users.insert({ roles: [], permissions: [], isAdmin: false, isSuper: false, ...given });
      await storeUsernameKeys(async <Row>(text: string, values?: unknown[]) => {
        return (await platform.kit.pool.query(text, values)).rows as Row[];
      });
      const secret = { password_hash: await hashPassword(password, testCost), changed_at: new Date(clock.now()) };
      await database
        .insertInto('user_secret')
        .values({ user_id: id, ...secret, is_own: false })
        .execute();
      return id;
    },
    async close() {
      await platform.stop();
      if (databaseUrl === undefined) await dropDatabase(url);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface PlatformToStart extends RunOptions {
  url: string;
  dataDir: string;
  plugins: PlatformPlugin[];
  clock: TestClock;
}

async function startPlatform({ url, dataDir, variables = {}, plugins, log = [], clock }: PlatformToStart) {
  const environment = readEnvironment({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    ...variables,
  });
  const logger = pino({ level: 'debug' }, { write: (line) => void log.push(line) });
  const bare = plugins.map(({ seed: _demo, ...plugin }) => plugin);
  let firstLogin: FirstLogin | undefined;
  const platform = await createPlatform({
    environment,
    plugins: bare,
    logger,
    consoleDir: join(dataDir, 'no-console'),
    clock,
    onFirstLogin: (login) => (firstLogin = login),
  });
  // The administrator is the only user, with a hash at the cost of the server.
  if (firstLogin !== undefined && environment.adminPassword !== undefined)
    await asAuthDatabase(platform.kit.database)
      .updateTable('user_secret')
      .set({ password_hash: await hashPassword(environment.adminPassword, testCost) })
      .execute();
  return { platform, firstLogin };
}

function senderOf({ app }: Pick<Platform, 'app'>): RunningPlatform['send'] {
  return async <Body>(
    verb: Verb,
    resource: string,
    { token, body, headers = {} }: RequestOptions = {},
  ): Promise<Answer<Body>> => {
    const answer = await app.inject({
      method: verb,
      url: `/rest/${resource}`,
      headers: {
        'accept-language': 'en',
        ...(token === undefined ? {} : { authorization: token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return {
      status: answer.statusCode,
      body: answer.body === '' ? ({} as Body) : answer.json<Body>(),
      headers: answer.headers,
      cookies: answer.cookies,
    };
  };
}

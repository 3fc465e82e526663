import { createHash, randomBytes } from 'node:crypto';
import { accountProject, type Clock, foldedUsername } from '@signalbox/platform-kit';
import { clientNetwork } from '@signalbox/platform-kit/rest';
import { sql } from 'kysely';
import type { AuthDatabase } from '../auth-tables';

/** The client of a login. */
interface ClientMarks {
  /** Value of the device cookie, as received. */
  device?: string;
  address: string;
}

/** Attempts of one source wait for each other, and never for those of another source. */
export interface LoginSource {
  /** SHA-256 of the key of the user name and, where the user logged in from there before, of the device or the network. */
  key: string;
  kind: 'device' | 'address' | 'unknown';
  /** SHA-256 of the client's network. */
  network: string;
}

/** The username of a user, or the key of an application, which has no device. */
type LoginName = { username: string } | { appkey: string };

/** Devices and networks from which a user logged in: attempts from elsewhere cannot delay theirs. */
export interface LoginClients {
  sourceOf(attempt: ClientMarks & LoginName): Promise<LoginSource>;
  /** After a login: returns the new value of the device cookie. */
  remember(userId: string, marks: ClientMarks): Promise<string>;
  /** The keys of all sources of a user. */
  sourceKeysOf(user: { username: string; userId: string }): Promise<string[]>;
}

export const deviceCookieSeconds = 180 * 86_400;
const newestKept = 20;

export function createLoginClients({ database, clock }: { database: AuthDatabase; clock: Clock }): LoginClients {
  const oldest = () => new Date(clock.now() - deviceCookieSeconds * 1000);

  async function isIssued(hash: string): Promise<boolean> {
    const row = await database.selectFrom('login_client').select('hash').where('hash', '=', hash).executeTakeFirst();
    return row !== undefined;
  }

  return {
    async sourceOf({ device, address, ...login }) {
      const [collection, name] =
        'username' in login ? ['user', foldedUsername(login.username)] : ['oauth_app', login.appkey];
      const network = networkHash(address);
      const hashes = [...(isToken(device) ? [deviceHash(device)] : []), network];
      const known = await knownClients(database, { login, collection, name, hashes, since: oldest() });
      const client = known.find(({ kind }) => kind === 'device') ?? known[0];
      const kind = client?.kind ?? 'unknown';
      return {
        key: laneKey([...('username' in login ? [] : ['app']), name, client?.hash ?? '']),
        kind,
        network,
      };
    },

    async remember(userId, { device, address }) {
      const last_at = new Date(clock.now());
      // Only a value of this server is accepted: another one may have been planted in the browser.
      const token = isToken(device) && (await isIssued(deviceHash(device))) ? device : newToken();
      await database
        .insertInto('login_client')
        .values([
          { user_id: userId, hash: deviceHash(token), kind: 'device', last_at },
          { user_id: userId, hash: networkHash(address), kind: 'address', last_at },
        ])
        .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet({ last_at }))
        .execute();
      await database.deleteFrom('login_client').where('last_at', '<', oldest()).execute();
      for (const kind of ['device', 'address'] as const) await keepNewest(database, { userId, kind });
      return token;
    },

    async sourceKeysOf({ username, userId }) {
      const clients = await database.selectFrom('login_client').select('hash').where('user_id', '=', userId).execute();
      return ['', ...clients.map(({ hash }) => hash)].map((hash) => laneKey([foldedUsername(username), hash]));
    },
  };
}

interface ClientsToFind {
  login: LoginName;
  collection: string;
  /** The key of the user name, or the key of the application. */
  name: string;
  hashes: string[];
  since: Date;
}

/** The same query for an unknown name, so that its duration reveals nothing. */
function knownClients(database: AuthDatabase, { login, collection, name, hashes, since }: ClientsToFind) {
  return database
    .selectFrom('login_client')
    .innerJoin('document', 'document.id', 'login_client.user_id')
    .select(['login_client.hash', 'login_client.kind'])
    .where('document.project', '=', accountProject)
    .where('document.collection', '=', collection)
    .where((where) =>
      'username' in login
        ? sql<boolean>`(document.body ->> 'username' = ${login.username}
            or document.id = (select user_id from user_name where key = ${name}))`
        : where(where.ref('document.body', '->>').key('appkey'), '=', name),
    )
    .where('login_client.hash', 'in', hashes)
    .where('login_client.last_at', '>', since)
    .execute();
}

async function keepNewest(database: AuthDatabase, { userId, kind }: { userId: string; kind: 'device' | 'address' }) {
  await database
    .deleteFrom('login_client')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('hash', 'not in', (select) =>
      select
        .selectFrom('login_client')
        .select('hash')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .orderBy('last_at', 'desc')
        .limit(newestKept),
    )
    .execute();
}

const laneKey = (parts: readonly string[]) => sha256(JSON.stringify(parts));
const newToken = () => randomBytes(32).toString('base64url');
const isToken = (text: string | undefined): text is string => text !== undefined && /^[\w-]{43}$/.test(text);
const deviceHash = (token: string) => sha256(`device ${token}`);
const networkHash = (address: string) => sha256(`network ${clientNetwork(address)}`);

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

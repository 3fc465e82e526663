import { batchCalls, boundedCache } from '@signalbox/platform-kit';
import type { Pool } from 'pg';
import { type Account, findAccountsById } from '../accounts';

/** Reads an account, or returns the cached one of the same version. Accounts that are requested together, such as all of a
 * changed role, are read in one statement. */
type AccountReader = (userId: string, version: string | null) => Promise<Account | undefined>;

export function createAccountReader(pool: Pool): AccountReader {
  const cache = boundedCache<Account>({ maxEntries: maxAccounts, maxBytes });
  const read = batchCalls({ run: (ids: readonly string[]) => findAccountsById(pool, ids), atOnce: 2, maxKeys: 250 });
  return async (userId, version) => {
    if (version === null) return undefined;
    const cached = cache.get(userId);
    if (cached?.version === version) return cached;
    const account = await read(userId);
    if (account) cache.set(userId, account, bytesPerCharacter * JSON.stringify(account.document).length);
    return account;
  };
}

const maxAccounts = 5_000;
const maxBytes = 32 * 1024 * 1024;
/** Objects take more memory than their text, and they include the permissions of roles. */
const bytesPerCharacter = 8;

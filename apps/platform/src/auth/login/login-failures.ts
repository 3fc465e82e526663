import { PlatformError } from '@signalbox/api';
import type { Clock, SessionRules } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { AuthDatabase } from '../auth-tables';
import type { FailureCounter } from './failure-keys';
import { createRowCap } from './row-cap';

type Freeze = SessionRules['freeze'];

interface FailureDeps {
  database: AuthDatabase;
  clock: Clock;
}

/** Wrong passwords of names, known or not, so that an answer never reveals which names exist. */
export interface LoginFailures {
  /** True after a failure at any address: the next login shows a captcha. */
  hasFailed(username: string): Promise<boolean>;
  /** From now on, logins of the name show a captcha. */
  askForCaptcha(username: string): Promise<void>;
  /**
   * Counts an attempt before its password is verified, so that concurrent attempts cannot bypass the limit.
   * Throws `accountFrozen` if this attempt is above the limit.
   */
  attempt(counter: FailureCounter, freeze: NonNullable<Freeze>): Promise<{ isLast: boolean }>;
  /** Throws `accountFrozen` while the account is frozen for the client. Does not count an attempt. */
  rejectFrozen(counter: FailureCounter, freeze: Freeze): Promise<void>;
  freeze(counter: FailureCounter): Promise<void>;
  /** After a login: forgets the failures of its client, and asks for no captcha. */
  forget(counter: FailureCounter): Promise<void>;
  /** Deletes old failures, of names known and unknown alike. `freezes` are the rules that may still freeze an account. */
  forgetOld(freezes: Freeze[]): Promise<void>;
}

export function createLoginFailures(deps: FailureDeps): LoginFailures {
  const { database, clock } = deps;
  const order = sql`frozen_at nulls last, count desc, last_at desc`;
  const capRows = createRowCap({ database, table: 'login_failure', order, maxRows: 100_000 });

  return {
    forget: ({ account, key }) => forget(deps, [account, key]),
    freeze: ({ key }) => setFrozen(deps, key),
    askForCaptcha: (username) => askForCaptcha(deps, username),

    async hasFailed(username) {
      return ((await readFailure(deps, username))?.count ?? 0) > 0;
    },

    async rejectFrozen({ key }, freeze) {
      const left = await frozenSeconds(deps, key, freeze);
      if (left > 0) throw frozen(left);
    },

    async forgetOld(freezes) {
      const keptSeconds = Math.max(keptDays * 86_400, ...freezes.map((freeze) => freeze?.seconds ?? 0));
      await database
        .deleteFrom('login_failure')
        .where('last_at', '<', new Date(clock.now() - keptSeconds * 1000))
        .execute();
      await capRows();
    },

    async attempt(counter, freeze) {
      const count = await countFailure(deps, counter);
      if (count > freeze.count) {
        await setFrozen(deps, counter.key);
        throw frozen(freeze.seconds);
      }
      return { isLast: count === freeze.count };
    },
  };
}

function readFailure({ database }: FailureDeps, key: string) {
  return database.selectFrom('login_failure').selectAll().where('username', '=', key).executeTakeFirst();
}

/** The row of the name itself. It counts nothing: other rows count for each client. */
async function askForCaptcha({ database, clock }: FailureDeps, username: string): Promise<void> {
  const last_at = new Date(clock.now());
  await database
    .insertInto('login_failure')
    .values({ username, account: null, count: 1, frozen_at: null, last_at })
    .onConflict((conflict) => conflict.column('username').doUpdateSet({ last_at }))
    .execute();
}

/** Returns the number of failures with this one. */
async function countFailure({ database, clock }: FailureDeps, { account, key }: FailureCounter): Promise<number> {
  const last_at = new Date(clock.now());
  const { count } = await database
    .insertInto('login_failure')
    .values({ username: key, account, count: 1, frozen_at: null, last_at })
    .onConflict((conflict) =>
      conflict.column('username').doUpdateSet({ account, count: sql`login_failure.count + 1`, last_at }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}

/** Seconds for which the account stays frozen by the current rule, or 0. A freeze that has ended is deleted. */
async function frozenSeconds(deps: FailureDeps, key: string, freeze: Freeze): Promise<number> {
  const row = await readFailure(deps, key);
  if (!row?.frozen_at) return 0;
  const left = freeze === undefined ? 0 : freeze.seconds - (deps.clock.now() - row.frozen_at.getTime()) / 1000;
  if (left <= 0) await forget(deps, [key]);
  return Math.max(0, Math.ceil(left));
}

async function setFrozen({ database, clock }: FailureDeps, key: string): Promise<void> {
  await database
    .updateTable('login_failure')
    .set({ frozen_at: new Date(clock.now()) })
    .where('username', '=', key)
    .where('frozen_at', 'is', null)
    .execute();
}

async function forget({ database }: FailureDeps, keys: string[]): Promise<void> {
  await database.deleteFrom('login_failure').where('username', 'in', keys).execute();
}

/** Anyone may send any name: without a limit, failures would fill the disk. */
const keptDays = 30;

export function frozen(seconds: number): PlatformError {
  return new PlatformError('accountFrozen', { detail: String(seconds), params: { count: seconds } });
}

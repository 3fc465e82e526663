import { PlatformError } from '@signalbox/api';
import {
  accountProject,
  foldedUsername,
  type PlatformKit,
  type RateLimit,
  sessionRules,
  verifyPassword,
} from '@signalbox/platform-kit';
import { type Account, findAccountByName } from '../accounts';
import type { AuthDatabase } from '../auth-tables';
import type { Captchas } from '../captcha/captcha';
import type { LoginClients, LoginSource } from './login-clients';
import type { LoginDelays } from './login-delays';
import { countTry } from './count-try';
import { failureCounterOf } from './failure-keys';
import type { LoginFailures } from './login-failures';
import { createOneAtATime } from './one-at-a-time';
import type { LoginLimit } from './login-limit';
import { spendTheSameTime } from './same-time';
import type { Sessions } from '../sessions/sessions';

export interface LoginDeps {
  kit: PlatformKit;
  database: AuthDatabase;
  sessions: Sessions;
  captchas: Captchas;
  failures: LoginFailures;
  delays: LoginDelays;
  clients: LoginClients;
  /** Limit of pictures drawn for one address. */
  rateLimit: RateLimit;
  loginLimit: LoginLimit;
}

interface LoginAttempt {
  username: string;
  /** As typed, or its SHA-1 hex. */
  password: string;
  verifyCode: string;
  captchaId?: string;
  address: string;
  /** Value of the device cookie. */
  device?: string;
  /** Called for a wrong password, with the id of the user of that name; undefined for an unknown name. */
  onFailure(userId: string | undefined): void;
}

/** `name`: the key of the user name, so that another spelling gives no further attempts. */
type CountedAttempt = LoginAttempt & { name: string; source: LoginSource };

export interface Login {
  account: Account;
  token: string;
  sessionId: string;
  /** New value of the device cookie. */
  device: string;
}

/** Verifies name and password by the current settings. Its errors never reveal whether the name exists. */
export async function logIn(deps: LoginDeps, attempt: LoginAttempt): Promise<Login> {
  const { sessions, loginLimit, clients } = deps;
  const { address } = attempt;
  const name = foldedUsername(attempt.username);
  const source = await clients.sourceOf(attempt);
  // Others behind the same address must not use up the attempts of a known device.
  const limited = { address, username: source.kind === 'device' ? source.key : name };
  await loginLimit.spend(limited);
  const account = await oneAtATime(name, () => findByPassword(deps, { ...attempt, name, source }));
  await loginLimit.refund(limited);
  const { token, sessionId } = await sessions.start(account, {
    verified: { ownerId: account.id, hash: account.passwordHash },
  });
  return { account, token, sessionId, device: await clients.remember(account.id, attempt) };
}

/**
 * Concurrent logins of one user must not count as failures for each other. Replicas do not wait for each other; the count
 * in the database limits guessing over them.
 */
const oneAtATime = createOneAtATime();

async function findByPassword(deps: LoginDeps, attempt: CountedAttempt): Promise<Account> {
  const { kit, failures, delays } = deps;
  const { username, name, password, source } = attempt;
  const [account, { settings }] = await Promise.all([
    findAccountByName(kit.pool, username),
    kit.settings.read(accountProject),
  ]);
  const { freeze, isCaptchaOff } = sessionRules({ settings, isAdmin: account?.isAdmin ?? false });
  const counted = { counter: failureCounterOf(attempt), freeze };
  await failures.rejectFrozen(counted.counter, freeze);
  await delays.rejectEarly(source);
  const forgetOld = () =>
    failures.forgetOld([false, true].map((isAdmin) => sessionRules({ settings, isAdmin }).freeze));
  if (!isCaptchaOff && !(await hasSolvedCaptcha(deps, attempt))) {
    const { freezeLast } = await countTry(failures, counted);
    await forgetOld();
    await freezeLast();
    throw new PlatformError('captchaWrong', { field: 'verifyCode', pointer: '/verifyCode' });
  }
  await delays.count(source);
  const { freezeLast } = await countTry(failures, counted);
  await failures.askForCaptcha(name);
  if (!account || !(await isRight(account, password))) {
    attempt.onFailure(account?.id);
    if (!account) await spendTheSameTime(password);
    await forgetOld();
    await freezeLast();
    throw new PlatformError('loginFailed');
  }
  await failures.forget(counted.counter);
  await delays.forget(source);
  return account;
}

/** True if no captcha is asked for, or the attempt has solved it. */
async function hasSolvedCaptcha({ failures, captchas }: LoginDeps, attempt: CountedAttempt): Promise<boolean> {
  const { name, captchaId, verifyCode } = attempt;
  return !(await failures.hasFailed(name)) || captchas.solve(captchaId, verifyCode);
}

async function isRight(account: Account, password: string): Promise<boolean> {
  if (account.passwordHash === '' || account.isDisabled) {
    await spendTheSameTime(password);
    return false;
  }
  return verifyPassword({ password, stored: account.passwordHash });
}

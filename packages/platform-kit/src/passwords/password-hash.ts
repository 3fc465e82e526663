import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../turns';

/** One processor is left for everything else. */
const turns = createTurns({ atOnce: Math.max(1, availableParallelism() - 1) });

/**
 * The stored form of a password: argon2id of the lower-case SHA-1 hex that known clients send. Accepts the typed password
 * or that hex; both have the same result.
 */
export function hashPassword(password: string, cost: HashCost = serverCost): Promise<string> {
  return turns.run({}, () => hash(wireForm(password), cost));
}

/** True when `password` (typed, or its SHA-1 hex) matches `stored`. */
export async function verifyPassword({ password, stored }: { password: string; stored: string }): Promise<boolean> {
  const isOf = (text: string) => turns.run({}, () => verify(stored, text));
  // A typed password may itself be 40 hex digits.
  return (await isOf(wireForm(password))) || (isWireForm(password) && isOf(sha1(password)));
}

/** True when only a password's SHA-1 is known, so that its length and letters cannot be validated. */
export function isWireForm(password: string): boolean {
  return /^[0-9a-f]{40}$/.test(password);
}

function wireForm(password: string): string {
  return isWireForm(password) ? password : sha1(password);
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** The cost of argon2id. A stored hash names its cost, so verifying it takes as long as creating it. */
interface HashCost {
  /** KiB. */
  memoryCost: number;
  /** Passes. */
  timeCost: number;
  parallelism: number;
}

/** OWASP's second recommendation for argon2id (19 MiB, two passes): 20 to 30 ms. */
const serverCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

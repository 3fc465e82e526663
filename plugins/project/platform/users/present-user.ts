import type { JsonObject } from '@signalbox/schemas';

/** What leaves the server of a user. A password can only have come into the document by another program's hand. */
export function presentUser({ password: _never, passwordHash: _neither, ...user }: JsonObject): JsonObject {
  return user;
}

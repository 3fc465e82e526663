import type { JsonObject } from '@signalbox/schemas';

/** The fields of a user that the server returns. Removes a password that another program wrote into the document. */
export function presentUser({ password: _never, passwordHash: _neither, ...user }: JsonObject): JsonObject {
  return user;
}

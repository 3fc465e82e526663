import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';

/** Steps of test messages between replicas: `{userId, id, step}`. */
export const testStepChannel = 'noticeTest';

/** `/ws/noticetest`, query `{id}`: the steps of a test message of the same user as they end: `{id, step}`. */
export const liveSteps: LiveSource = (connection, kit) => {
  const followers = followersOf(kit);
  connection.onQuery((query) => {
    followers.delete(connection);
    if (isJsonObject(query) && typeof query.id === 'string') followers.set(connection, query.id);
  });
  connection.onClose(() => followers.delete(connection));
};

/** The connections of a replica, with the id of the message that each follows. */
function followersOf(kit: PlatformKit): Map<LiveConnection, string> {
  const known = all.get(kit);
  if (known !== undefined) return known;
  const followers = new Map<LiveConnection, string>();
  all.set(kit, followers);
  kit.listen(testStepChannel, ({ userId, id, step }) => {
    for (const [connection, followed] of followers)
      if (followed === id && connection.viewer.userId === userId) connection.send({ id, step: step ?? null });
  });
  return followers;
}

const all = new WeakMap<PlatformKit, Map<LiveConnection, string>>();

import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';
import { onlineChannel } from './online-counts';

/**
 * `/ws/recordonline`: an empty frame for the query, and whenever the answer of `GET core/recordOnline` may have changed. It
 * names no model, so a user learns nothing of models that they may not see.
 */
export const liveCounts: LiveSource = (connection, kit) => {
  const followers = followersOf(kit);
  connection.onQuery(() => {
    followers.add(connection);
    connection.send({});
  });
  connection.onClose(() => followers.delete(connection));
};

/** The connections of a replica. */
function followersOf(kit: PlatformKit): Set<LiveConnection> {
  const known = all.get(kit);
  if (known !== undefined) return known;
  const followers = new Set<LiveConnection>();
  all.set(kit, followers);
  const send = (project?: unknown) => {
    for (const connection of followers)
      if (project === undefined || connection.project === project) connection.send({});
  };
  kit.listen(onlineChannel, ({ project }) => send(project));
  kit.onGap(() => send());
  return followers;
}

const all = new WeakMap<PlatformKit, Set<LiveConnection>>();

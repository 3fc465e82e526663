import type { LiveConnection, LiveSource, PlatformKit } from './contract';

/**
 * A live source for pages that read their data again: an empty frame for the query, and whenever replicas are notified on `channel` for
 * the project of the connection. Frames name nothing, so a user learns nothing that they may not see.
 */
export function followChannel(channel: string): LiveSource {
  const all = new WeakMap<PlatformKit, Set<LiveConnection>>();

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
    kit.listen(channel, ({ project }) => send(project));
    kit.onGap(() => send());
    return followers;
  }

  return (connection, kit) => {
    const followers = followersOf(kit);
    connection.onQuery(() => {
      followers.add(connection);
      connection.send({});
    });
    connection.onClose(() => followers.delete(connection));
  };
}

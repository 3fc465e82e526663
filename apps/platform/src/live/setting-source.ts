import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';

/** `/ws/setting`: says on every console of a project that its settings were saved, on whichever replica: `{revision, pointers}`. */
export function createSettingSource(kit: Pick<PlatformKit, 'listen'>): LiveSource {
  const open = new Set<LiveConnection>();
  kit.listen('setting', ({ project, ...message }) => {
    for (const connection of open) if (connection.project === project) connection.send(message);
  });
  return (connection) => {
    open.add(connection);
    connection.onClose(() => open.delete(connection));
  };
}

import { accountProject } from '@signalbox/api';
import { onAddedTabs } from '@signalbox/platform-kit/added-tabs';
import type { FormCatalog, LiveConnection, LiveSource, Notifications, PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { visiblePointers } from './visible-pointers';

interface SettingSourceDeps {
  kit: Pick<PlatformKit, 'listen' | 'settings'>;
  onGap: Notifications['onGap'];
  log: FastifyBaseLogger;
  catalog: FormCatalog;
  onClose: (handle: () => void) => void;
}

/**
 * `/ws/setting`: notifies every console of a project of saved settings, on every replica: `{revision, pointers}`, with the
 * pointers of the fields that the user may see. There may be none: each page has parts of the settings. Also notifies of a
 * license that was installed or removed: `{isLicenseChange: true}`, and of tabs that were added or withdrawn while the
 * platform runs: `{isTabsChange: true}`.
 */
export function createSettingSource({ kit, onGap, log, catalog, onClose }: SettingSourceDeps): LiveSource {
  const open = new Set<LiveConnection>();
  kit.listen('setting', ({ project, pointers, ...message }) => {
    const saved = Array.isArray(pointers) ? pointers.filter((pointer) => typeof pointer === 'string') : [];
    for (const connection of open) {
      if (connection.project !== project) continue;
      const { viewer } = connection;
      connection.send({ ...message, pointers: visiblePointers({ catalog, viewer, pointers: saved }) });
    }
  });

  kit.listen('license', ({ project }) => {
    // Projects without a license of their own use that of the default project.
    for (const connection of open)
      if (project === accountProject || connection.project === project) connection.send({ isLicenseChange: true });
  });

  const stopListening = onAddedTabs(() => {
    for (const connection of open) connection.send({ isTabsChange: true });
  });
  onClose(stopListening);

  /** After a gap of the listening connection, any field and the license may have changed. */
  async function notifyAll() {
    const revisions = new Map<string, number>();
    for (const { project } of open)
      if (!revisions.has(project)) revisions.set(project, (await kit.settings.read(project)).revision);
    for (const connection of open) {
      connection.send({ isLicenseChange: true });
      connection.send({ isTabsChange: true });
      const revision = revisions.get(connection.project);
      if (revision !== undefined) connection.send({ revision, pointers: [''] });
    }
  }
  onGap(
    () =>
      void notifyAll().catch((error: unknown) =>
        log.warn({ err: error }, 'consoles could not be notified of missed saves'),
      ),
  );

  return (connection) => {
    open.add(connection);
    connection.onClose(() => open.delete(connection));
  };
}

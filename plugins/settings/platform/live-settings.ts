import type { JsonObject } from '@signalbox/schemas';
import type { LiveConnection, LiveSource, PlatformKit } from '@signalbox/platform-kit';

export interface LiveSettings {
  /** `/ws/setting`: a frame `{revision, pointers}` for every save in the client's project. */
  source: LiveSource;
  /** To be called once per process. */
  start(kit: Pick<PlatformKit, 'listen'>): void;
}

/** Passes saves on to the open consoles of this replica; the other replicas hear of them by themselves. */
export function createLiveSettings(): LiveSettings {
  const connections = new Set<LiveConnection>();
  return {
    source(connection) {
      connections.add(connection);
      connection.onClose(() => connections.delete(connection));
    },
    start(kit) {
      kit.listen('setting', ({ project, ...message }) => {
        for (const connection of connections) if (connection.project === project) connection.send(message);
      });
    },
  };
}

/** What is told of a save. Too many fields for one notification are told as '', the pointer of the whole. */
export function settingNotice(notice: { project: string; revision: number; pointers: string[] }): JsonObject {
  const isShort = Buffer.byteLength(JSON.stringify(notice.pointers)) <= maxPointersBytes;
  return { ...notice, pointers: isShort ? notice.pointers : [''] };
}

/** A notification holds 7,900 bytes at most; the rest is for its frame. */
const maxPointersBytes = 7_000;

import type { ObjectStore, PlatformKit, PlatformPlugin } from '@signalbox/platform-kit';
import { openArchives } from '@signalbox/platform-kit/archive-files';
import { type OpenFiles, openFiles } from '@signalbox/platform-kit/stored-tree';
import type { Environment } from './env';
import type { HeldByProgram } from './held-start';

interface FilesToOpen extends Pick<PlatformKit, 'pool' | 'clock' | 'log'> {
  environment: Pick<Environment, 'dataDir' | 'bucket'>;
  /** URL of the database. */
  url: string;
  plugins: readonly PlatformPlugin[];
  held?: HeldByProgram;
}

/** Opens them in the data folder or in the bucket, and moves them there. Each plug-in may know servers that this would harm. */
export async function openSharedFiles({ environment, plugins, held, ...kit }: FilesToOpen): Promise<OpenFiles> {
  const { dataDir, bucket } = environment;
  return openFiles({
    ...kit,
    dataDir,
    bucket,
    signal: held?.signal,
    onHold: async (files) => held?.onHold({ files }),
    async serversWithFolder() {
      const names = await Promise.all(plugins.map(async (plugin) => (await plugin.serversWithFolder?.(kit)) ?? []));
      return names.flat();
    },
  });
}

type ArchivesToOpen = Pick<FilesToOpen, 'environment' | 'pool' | 'log' | 'held'>;

/** The archives in the data folder or in the bucket. Moves them there. */
export function openOwnArchives({ environment, held, ...kit }: ArchivesToOpen): Promise<ObjectStore> {
  const { dataDir, bucket } = environment;
  return openArchives({ ...kit, dataDir, bucket, onHold: async (files) => held?.onHold({ files }) });
}

/** The files that all servers share, as plug-ins see them. */
export function filesIn({ files, fileTree, hasBucket }: OpenFiles) {
  return { files, fileTree, hasBucket };
}

export function keepFiles(kit: PlatformKit, { copyFrontEnd, collectGarbage }: OpenFiles): PlatformKit {
  kit.every(frontEndMilliseconds, { name: 'copy a restored front end', run: copyFrontEnd });
  kit.every(hourMilliseconds, { name: 'remove contents that no file has', run: collectGarbage });
  return kit;
}

/** How long another server may serve the front end from before a restore. */
const frontEndMilliseconds = 5_000;
const hourMilliseconds = 60 * 60 * 1000;

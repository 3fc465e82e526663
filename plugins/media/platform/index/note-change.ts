import { ownerOf, parentOf, type PlatformKit } from '@signalbox/platform-kit';
import { changeIndex } from './library-index';
import { writePath } from './own-changes';

export type IndexedKit = Pick<PlatformKit, 'database' | 'files' | 'log' | 'fileTree' | 'clock'>;

/** Makes the index of one path of the store equal to the disk, after a change. */
export async function noteChange(kit: IndexedKit, storePath: string): Promise<void> {
  const { project, path } = ownerOf(storePath);
  await tryToIndex(kit, storePath, () => changeIndex(kit, project, (index) => writePath(index, path)));
}

/** The disk has already changed, so the request succeeds. If the index cannot be changed, the next check finds the change. */
export async function tryToIndex(kit: IndexedKit, storePath: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (err) {
    logMissed(kit, storePath, err);
  }
}

export function logMissed({ log }: IndexedKit, storePath: string, err: unknown): void {
  log.warn({ err, directory: parentOf(storePath) }, 'a change of the media library was not indexed');
}

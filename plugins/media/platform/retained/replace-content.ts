import { maxVersions } from '../../shared/versions';
import { namesIn } from './folders';
import type { LibraryPath } from './places';
import {
  addVersion,
  type ContentOrigin,
  removeVersion,
  versionIds,
  versionFolder,
  type VersionsKit,
  versionsOf,
} from './version-files';

interface Replacement {
  at: LibraryPath;
  /** Origin of the present content. */
  origin: ContentOrigin;
  /** Id of a user. */
  replacedBy: string;
  /** Gives the file another content, in one step. */
  replace: () => Promise<void>;
}

/**
 * Keeps the present content of a file as a version while `replace` gives it another. The caller has the lock of the
 * project's library. The file exists at every moment, so that its address is always served.
 */
export async function replaceContent(
  kit: VersionsKit,
  { at, origin, replacedBy, replace }: Replacement,
): Promise<void> {
  await removeUnfinished(kit, at);
  const id = await addVersion(kit, at, { ...origin, replacedBy });
  try {
    await replace();
  } catch (error) {
    await removeVersion(kit, at, id);
    throw error;
  }
  const names = await namesIn(kit, versionFolder(at));
  const ids = versionIds(names).filter((each) => names.includes(each));
  for (const oldest of ids.slice(0, -maxVersions)) await removeVersion(kit, at, oldest);
}

/** A killed process kept a content, and did not replace it any more. */
async function removeUnfinished(kit: VersionsKit, at: LibraryPath): Promise<void> {
  const shown = new Set((await versionsOf(kit, at)).map(({ id }) => id));
  for (const id of versionIds(await namesIn(kit, versionFolder(at))))
    if (!shown.has(id)) await removeVersion(kit, at, id);
}

import type { TrashEntry } from '../../shared/trash';
import type { FileVersion } from '../../shared/versions';
import type { mediaPlatform } from './media-platform';
import { outsideChanges } from './outside-changes';

/** Reads the trash and the versions of the platform of a test. */
export function trashTools(media: ReturnType<typeof mediaPlatform>) {
  const query = (value: object) => `?query=${encodeURIComponent(JSON.stringify(value))}`;
  const ask = (value: object = {}, project = 'default') =>
    media.get(`/rest/core/mediaLibrary/trash${query(value)}`, { 'x-request-project': project });
  const trash = async (value?: object, project?: string) => (await ask(value, project)).json<TrashEntry[]>();
  /** Id of the entry that was at a path. */
  const trashed = async (path: string) => (await trash()).find((entry) => entry.path === path)?.id;
  const versionsAt = async (path: string) =>
    (await media.get(`/rest/core/mediaLibrary/versions${query({ path })}`)).json<FileVersion[]>();
  /** Contents of the versions of a file, the newest first. */
  const versions = async (path: string) =>
    Promise.all((await versionsAt(path)).map(async ({ url }) => (await media.get(url)).body));
  /** Paths of all files in the trash and among the versions. */
  const filesOnDisk = async () =>
    (await outsideChanges(media).filesBelow('')).filter((path) => path.startsWith('.')).toSorted();
  return { ask, trash, trashed, versionsAt, versions, filesOnDisk };
}

import { treeSize } from '@signalbox/platform-kit';
import type { TreeKit } from './folders';
import { trashLocation, versionsLocation } from './places';

/** Bytes of a project's trash and of the versions of its files. */
export async function keptBytes(kit: TreeKit, project: string): Promise<number> {
  const trash = await treeSize(kit.fileTree, trashLocation(project));
  return trash.bytes + (await versionBytes(kit, versionsLocation({ project, path: '' })));
}

/** Bytes of all versions at and below a directory, without the notes beside them. */
export async function versionBytes({ fileTree }: TreeKit, path: string): Promise<number> {
  return (await treeSize(fileTree, path, { isCounted: (name) => !name.includes('.') })).bytes;
}

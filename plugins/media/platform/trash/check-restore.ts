import { PlatformError } from '@signalbox/api';
import { isFileName, joinPath, mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { namesIn } from '../retained/folders';
import { requireFit } from '../upload/require-fit';
import { trashFolder } from './trash-folder';
import type { TrashRow } from './trash-table';

export interface RestoreRules {
  project: string;
  settings: JsonObject;
  action?: 'cover' | 'rename';
}

type Kit = Pick<PlatformKit, 'fileTree' | 'files'>;

/** Throws `formatNotAllowed`, `restoredTooLarge` or `alreadyExists` for entries whose files cannot go back. Nothing is changed. */
export async function checkRestore(kit: Kit, rows: readonly TrashRow[], rules: RestoreRules): Promise<void> {
  const paths = new Set<string>();
  for (const { id, path } of rows) {
    if (rules.action === undefined && paths.has(path)) throw new PlatformError('alreadyExists', { detail: path });
    paths.add(path);
    const source = trashFolder(rules.project, id).content;
    await checkContent(kit, { source, path, mayClash: rules.action !== 'rename' }, rules);
  }
}

interface Content {
  /** Path of the tree. */
  source: string;
  /** Inside the library, where the content goes unless it gets another name. */
  path: string;
  /** False: nothing is at the path. */
  mayClash: boolean;
}

async function checkContent(kit: Kit, { source, path, mayClash }: Content, rules: RestoreRules): Promise<void> {
  const stats = await kit.fileTree.stat(source);
  if (!stats) return;
  const present = mayClash ? await kit.files.entry(mediaPath(rules.project, path)) : undefined;
  const isDirectory = stats.kind === 'directory';
  const isReplaced = rules.action === 'cover' && present?.isDirectory === isDirectory;
  if (present && !isReplaced) throw new PlatformError('alreadyExists', { detail: path });
  if (stats.kind === 'file') return requireFit({ path, bytes: stats.bytes }, rules.settings);
  // Other names come from other programs. No list shows them.
  for (const name of (await namesIn(kit, source)).filter(isFileName)) {
    const child = { source: `${source}/${name}`, path: joinPath(path, name), mayClash: present !== undefined };
    await checkContent(kit, child, rules);
  }
}

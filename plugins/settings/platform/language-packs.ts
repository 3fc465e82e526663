import type { LanguagePack } from '@signalbox/api';
import type { FileStore } from '@signalbox/platform-kit';

export interface PackQuestion {
  files: FileStore;
  project: string;
}

/**
 * The packs `label[code].json` of the media library, which serves them to anyone. A project without packs of its own
 * has the default project's.
 */
export async function listPacks({ files, project }: PackQuestion): Promise<LanguagePack[]> {
  const directory = project === 'default' ? catalogue : `_p_${project}/${catalogue}`;
  const entries = (await files.entry(directory))?.isDirectory === true ? await files.list(directory) : [];
  const packs = entries.flatMap(({ name, path }) => packOf(name, path));
  return packs.length === 0 && project !== 'default' ? listPacks({ files, project: 'default' }) : packs;
}

/** The media library's directory for language packs. */
const catalogue = 'languagePack';

function packOf(name: string, path: string): LanguagePack[] {
  const [, label, code] = /^([^[\]]+)\[([a-z]{2,3}(?:_[A-Za-z0-9]{2,8}){0,2})\]\.json$/.exec(name) ?? [];
  if (label === undefined || code === undefined) return [];
  return [{ code, label: label.trim(), url: `/core/media/${path.split('/').map(encodeURIComponent).join('/')}` }];
}

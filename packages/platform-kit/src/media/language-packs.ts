import type { LanguagePack } from '@signalbox/api';
import type { FileStore } from '../contract';
import { mediaPath, mediaUrl } from './media-path';

/** The catalogue of language packs. What stands in it is public: the login page speaks these languages too. */
export const languagePackDirectory = 'languagePack';

export interface LanguagePackEntry extends LanguagePack {
  name: string;
  /** The same as `url`. */
  filePath: string;
}

/** The packs of a project, by code. A project without packs of its own has the default project's. */
export async function languagePacks(files: FileStore, project: string): Promise<LanguagePackEntry[]> {
  const directory = mediaPath(project, languagePackDirectory);
  const entries = (await files.entry(directory))?.isDirectory === true ? await files.list(directory) : [];
  const packs = entries.flatMap(({ name, path }) => {
    const facts = packOf(name);
    return facts ? [{ ...facts, name, filePath: mediaUrl(path), url: mediaUrl(path) }] : [];
  });
  return packs.length === 0 && project !== 'default'
    ? languagePacks(files, 'default')
    : packs.toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

/** `Français[fr].json` → its label and code. */
export function packOf(name: string): { label: string; code: string } | undefined {
  const match = /^([^[\]]{1,60})\[([a-z]{2,3}(?:_[A-Za-z0-9]{2,8}){0,2})\]\.json$/.exec(name);
  return match?.[1] && match[2] ? { label: match[1].trim(), code: match[2] } : undefined;
}

import { readFile } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { type FileStore, isPrototypeKey, isStorableText, type StagedFile } from '@signalbox/platform-kit';
import { mediaPath, mediaUrl } from './media-path';

/** The catalogue of language packs. What stands in it is public: the login page speaks these languages too. */
export const languagePackDirectory = 'languagePack';

export interface LanguagePackEntry {
  code: string;
  label: string;
  name: string;
  filePath: string;
  /** The same as `filePath`. */
  url: string;
}

/** The packs of a project, by code. A project without packs of its own has the default project's. */
export async function languagePacks(files: FileStore, project: string): Promise<LanguagePackEntry[]> {
  const directory = mediaPath(project, languagePackDirectory);
  const entries = (await files.entry(directory)) ? await files.list(directory) : [];
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
  return match?.[1] && match[2] ? { label: match[1], code: match[2] } : undefined;
}

export function refuseNoPackName(name: string): void {
  if (!packOf(name))
    throw new PlatformError('formatNotAllowed', { field: 'file', detail: `${name}: label[code].json` });
}

/** Throws `formatNotAllowed` for what is not `{namespace: {key: text}}`, naming the first place where it is not. */
export async function checkLanguagePack(staged: StagedFile): Promise<void> {
  let pack: unknown;
  try {
    pack = JSON.parse(await readFile(staged.location, 'utf8'));
  } catch (cause) {
    throw refusal('no JSON', cause);
  }
  for (const [namespace, words] of entriesOf(pack, 'the pack')) {
    for (const [key, text] of entriesOf(words, namespace)) {
      if (typeof text !== 'string' || !isStorableText(text)) throw refusal(`${namespace}: ${key} is no text`);
    }
  }
}

function entriesOf(value: unknown, place: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal(`${place} is no object`);
  const entries = Object.entries(value);
  const bad = entries.find(([key]) => isPrototypeKey(key));
  if (bad) throw refusal(`${place}: no key may be ${bad[0]}`);
  return entries;
}

function refusal(detail: string, cause?: unknown): PlatformError {
  return new PlatformError('formatNotAllowed', { field: 'file', detail, cause });
}

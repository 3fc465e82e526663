import { PlatformError, type LanguagePack } from '@signalbox/api';
import type { FileStore } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

export interface PackQuestion {
  files: FileStore;
  project: string;
  settings: JsonObject;
}

/** The packs of the media library's catalogue for them, one per language: `label[code].json`. */
export async function listPacks(question: PackQuestion): Promise<LanguagePack[]> {
  const found = await packFiles(question);
  return found.map(({ code, label }) => ({ code, label, url: packUrl({ code, project: question.project }) }));
}

/** The pack of one language, for anyone: a login page has no token. Throws `notFound`. */
export async function openPack(question: PackQuestion, code: string): Promise<NodeJS.ReadableStream> {
  const pack = (await packFiles(question)).find((each) => each.code === code);
  const file = pack && (await question.files.read(pack.path));
  if (file === undefined) throw new PlatformError('notFound', { detail: code.slice(0, 20) });
  return file.stream;
}

interface PackFile {
  code: string;
  label: string;
  path: string;
}

async function packFiles({ files, project, settings }: PackQuestion): Promise<PackFile[]> {
  const catalogue = settings['languagePack'];
  if (typeof catalogue !== 'string') return [];
  const directory = packDirectory({ project, catalogue });
  if ((await files.entry(directory))?.isDirectory !== true) return [];
  const packs = (await files.list(directory)).flatMap((entry) =>
    entry.isDirectory ? [] : packOf(entry.name, entry.path),
  );
  return packs.filter(({ code }, index) => packs.findIndex((each) => each.code === code) === index);
}

/** Where the media library keeps a catalogue. */
export function packDirectory({ project, catalogue }: { project: string; catalogue: string }): string {
  return `${project}/${catalogue}`;
}

function packOf(name: string, path: string): PackFile[] {
  const [, label, code] = /^([^[\]]+)\[([a-z]{2,3}(?:_[A-Za-z0-9]{2,8}){0,2})\]\.json$/.exec(name) ?? [];
  return label === undefined || code === undefined ? [] : [{ label: label.trim(), code, path }];
}

/** Fetched without headers, so the project stands in the address. */
function packUrl({ code, project }: { code: string; project: string }): string {
  return `/core/setting/part/language/${code}?x-request-project=${encodeURIComponent(project)}`;
}

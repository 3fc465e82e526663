import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

export const consoleDist = 'apps/console/dist';
export const firstLoadKb = 300;
export const ownChunkKb = 60;

/** Modules that a page loads on its first visit in English, by the end of their path. The entry is always included. */
const pages = {
  login: {
    own: 'pages/login/login-page.tsx',
    others: ['messages-console-en'],
  },
  /** `/app/system/list/settings?tab=base`, with the widgets of its form. */
  settings: {
    own: 'plugins/settings/console/page/settings-page.tsx',
    others: [
      'gate/session-gate.tsx',
      'pages/page-gate.tsx',
      'shell/widget-services/widget-services-frame.tsx',
      'plugins/media/console/widget-services.ts',
      'plugins/backup/console/widgets.ts',
      'plugins/notifications/console/widgets.ts',
      'plugins/studio/console/widgets.ts',
      // Shown on every page after it has loaded.
      'console-kit/src/jobs/progress-center.tsx',
      'widgets/src/image/image-input.tsx',
      'widgets/src/language-select/language-select-input.tsx',
      'widgets/src/language-text/language-text-input.tsx',
      'validators/groups.js',
      'generated/pages/settings.ts',
      'generated/locales/en/pages/settings.json',
      'messages-console-en',
      'messages-en',
    ],
  },
};
export const pageNames = Object.keys(pages) as (keyof typeof pages)[];

interface FirstLoad {
  /** Scripts, by their path in the build. */
  files: string[];
  /** The page's own chunk. */
  own: string;
}

/** Files that a page loads by the build's manifest: its modules and the entry, with all their static imports. */
export function firstLoadOf(page: keyof typeof pages): FirstLoad {
  return loadOf(pages[page]);
}

/** As `firstLoadOf`, for the settings page of any group, without the widgets of its first tab. */
export function firstLoadOfGroup(group: string): FirstLoad {
  const { own, others } = pages.settings;
  const common = others.filter((end) => !/widgets\/src|generated\/(?:pages|locales)/.test(end));
  return loadOf({
    own,
    others: [...common, `generated/pages/${group}.ts`, `generated/locales/en/pages/${group}.json`],
  });
}

function loadOf({ own, others }: { own: string; others: string[] }): FirstLoad {
  const manifest = JSON.parse(readFileSync(join(consoleDist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    chunkOf(manifest, key).imports?.forEach(visit);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  [...entries, ...[own, ...others].map((end) => keyOf(manifest, end))].forEach(visit);
  const files = new Set([...seen].map((key) => chunkOf(manifest, key).file));
  return {
    files: [...files].filter((file) => file.endsWith('.js')),
    own: chunkOf(manifest, keyOf(manifest, own)).file,
  };
}

/** Size of all scripts of a first load. */
export function totalKb({ files }: FirstLoad): number {
  return files.reduce((sum, file) => sum + gzipKb(file), 0);
}

export function gzipKb(file: string): number {
  return gzipSync(readFileSync(join(consoleDist, file)), { level: 9 }).byteLength / 1000;
}

function keyOf(manifest: Manifest, end: string): string {
  const key = Object.keys(manifest).find((each) => each.endsWith(end) || each.startsWith(`_${end}-`));
  if (key === undefined) throw new Error(`No chunk of the build is ${end}.`);
  return key;
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the manifest.`);
  return chunk;
}

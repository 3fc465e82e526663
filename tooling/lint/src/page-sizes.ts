/**
 * What a first visit to a page loads, cold cache, in KB of gzip: fails when a budget is passed.
 * Reads the manifest of the console's build; builds it where there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

interface PageBudget {
  page: string;
  /** Modules that the router fetches for it, by the end of their path; the entry is always with them. */
  modules: string[];
  /** The page's own chunk. */
  own: string;
  firstLoadKb: number;
  /** Where the budget is not reached yet: what it may not grow beyond until it is. */
  untilThenKb?: number;
}

const ownChunkKb = 60;
const budgets: PageBudget[] = [
  {
    page: 'login',
    modules: ['pages/login/login-page.tsx', 'words-console-en'],
    own: 'pages/login/login-page.tsx',
    firstLoadKb: 300,
  },
  {
    page: 'settings',
    modules: [
      'shell/session/session-gate.tsx',
      'shell/layout/page-frame.tsx',
      'shell/widget-services/widget-services-frame.tsx',
      'plugins/media/console/widget-services.ts',
      'plugins/settings/console/page/settings-page.tsx',
      'validators/groups.js',
      'validators/settings.base.js',
      'validators/settings.administrators.js',
      'words-console-en',
      'words-en',
    ],
    own: 'plugins/settings/console/page/settings-page.tsx',
    firstLoadKb: 300,
    untilThenKb: 460,
  },
];

const dist = process.argv[2] ?? 'apps/console/dist';
const manifestFile = join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile))
  spawnSync('turbo', ['run', 'build', '--filter=@signalbox/console'], { stdio: 'inherit' });
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

const faults = budgets.flatMap(({ page, modules, own, firstLoadKb, untilThenKb }) => {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const files = [...loadedWith([...entries, ...modules.map(keyOf)])].filter((file) => file.endsWith('.js'));
  const total = files.reduce((sum, file) => sum + gzipKb(file), 0);
  const ownKb = gzipKb(chunkOf(keyOf(own)).file);
  console.log(
    `${page}: ${total.toFixed(1)} of ${firstLoadKb} KB in ${files.length} files; its own ${ownKb.toFixed(1)} of ${ownChunkKb} KB`,
  );
  const heaviest = files.toSorted((one, other) => gzipKb(other) - gzipKb(one)).slice(0, 8);
  const list = heaviest.map((file) => `${gzipKb(file).toFixed(1)} ${file}`).join(', ');
  return [
    ...(total > (untilThenKb ?? firstLoadKb)
      ? [`${page}: ${total.toFixed(1)} KB at the first load. Heaviest: ${list}`]
      : []),
    ...(ownKb > ownChunkKb ? [`${page}: its own chunk has ${ownKb.toFixed(1)} KB`] : []),
  ];
});
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** Files that these modules bring, with everything they import statically. */
function loadedWith(keys: string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    chunkOf(key).imports?.forEach(visit);
  };
  keys.forEach(visit);
  return new Set([...seen].map((key) => chunkOf(key).file));
}

function keyOf(end: string): string {
  const key = Object.keys(manifest).find((each) => each.endsWith(end) || each.startsWith(`_${end}-`));
  if (key === undefined) throw new Error(`No chunk of the build is ${end}.`);
  return key;
}

function chunkOf(key: string): Chunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the manifest.`);
  return chunk;
}

function gzipKb(file: string): number {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength / 1000;
}

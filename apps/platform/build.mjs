import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';

const outdir = process.argv[2] ?? 'dist';
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

// Workspace packages are TypeScript and JSON: they go into the bundle. Packages from the registry stay outside.
const { outputFiles } = await build({
  write: false,
  // Workers are separate files beside the program.
  entryPoints: {
    main: 'src/main.ts',
    author: 'src/author/main.ts',
    'archive-worker': '@signalbox/archive/worker',
    'form-worker': '@signalbox/platform-kit/form-worker',
    'inspection-worker': '@signalbox/platform-kit/inspection-worker',
    ...workersOfPlugins(),
  },
  outdir,
  bundle: true,
  // Only while tests build their program. A shipped program accepts no license that is signed with the key of the tests.
  define: {
    LICENSE_TEST_KEY: process.env.LICENSE_TEST_KEY ? JSON.stringify(process.env.LICENSE_TEST_KEY) : 'undefined',
  },
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // Code of a dynamic import gets a file of its own. In one file, the packages that it needs would load with the program.
  splitting: true,
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'registry-packages-outside',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@signalbox/') ? undefined : outsidePackage(path),
        ),
    },
  ],
});
outputFiles.push({ path: resolve(outdir, 'schema-sources.json'), contents: JSON.stringify(schemaSources()) });
// By a rename, so that a server that starts meanwhile reads a whole file.
for (const { path, contents } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
}

removeEarlierChunks();

/** The program looks for its packages beside itself, also for those that only a package of this workspace imports. */
function outsidePackage(path) {
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  if (isBuiltin(path) || name in dependencies) return { path, external: true };
  return { errors: [{ text: `${name} is missing in the dependencies of apps/platform/package.json` }] };
}

/** Names of chunks change with their text. A server that runs may still load one of the build before. */
function removeEarlierChunks() {
  const written = new Set(outputFiles.map(({ path }) => path));
  const isOld = (path) => Date.now() - statSync(path).mtimeMs > 24 * 60 * 60 * 1000;
  for (const name of readdirSync(outdir)) {
    const path = resolve(outdir, name);
    if (/-[0-9A-Z]{8}\.js(\.map)?$/.test(name) && !written.has(path) && isOld(path)) rmSync(path);
  }
}

/** The declarations of forms and messages by their path in the repository: drafts of tabs are checked beside them. */
function schemaSources() {
  const repository = resolve('../..');
  const schemas = ['forms', 'collections', 'meta', 'shared', 'entities', 'data'].map(
    (name) => `packages/schemas/${name}`,
  );
  const plugins = readdirSync(join(repository, 'plugins')).map((id) => `plugins/${id}`);
  const paths = [
    ...schemas.flatMap((folder) => jsonBelow(join(repository, folder))),
    ...plugins.flatMap((plugin) => [
      ...jsonBelow(join(repository, plugin, 'shared/entities')),
      ...jsonBelow(join(repository, plugin), false).filter((path) => path.endsWith('/widgets.json')),
    ]),
    // The translations of its tabs.
    ...jsonBelow('seed/language-packs').map((path) => resolve(path)),
  ];
  return Object.fromEntries(paths.map((path) => [relative(repository, path), readFileSync(path, 'utf8')]));
}

function jsonBelow(folder, recursive = true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The exports of installed plug-ins whose names end in `-worker`: the plug-in starts the file of that name. */
function workersOfPlugins() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const plugins = Object.keys(dependencies).filter((name) => name.startsWith('@signalbox/plugin-'));
  return Object.fromEntries(plugins.flatMap((plugin) => workersOf(plugin)));
}

function workersOf(plugin) {
  const manifest = createRequire(import.meta.url).resolve(`${plugin}/manifest`);
  const { exports } = JSON.parse(readFileSync(join(dirname(manifest), 'package.json'), 'utf8'));
  const names = Object.keys(exports).filter((name) => name.endsWith('-worker'));
  return names.map((name) => [name.slice('./'.length), `${plugin}${name.slice('.'.length)}`]);
}

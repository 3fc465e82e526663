import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

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
  outdir: process.argv[2] ?? 'dist',
  bundle: true,
  // Only while tests build their program. A shipped program accepts no license that is signed with the key of the tests.
  define: {
    LICENSE_TEST_KEY: process.env.LICENSE_TEST_KEY ? JSON.stringify(process.env.LICENSE_TEST_KEY) : 'undefined',
  },
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'registry-packages-outside',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@signalbox/') ? undefined : { path, external: true },
        ),
    },
  ],
});
// By a rename, so that a server that starts meanwhile reads a whole file.
for (const { path, contents } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
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

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type OnResolveArgs, type OnResolveResult, type PluginBuild } from 'esbuild';

const packages = fileURLToPath(new URL('../../..', import.meta.url));
const workers = [
  { variable: 'BUNDLED_ARCHIVE_WORKER', folder: join(packages, 'archive'), source: 'src/worker/archive-worker.ts' },
  {
    variable: 'BUNDLED_INSPECTION_WORKER',
    folder: join(packages, 'platform-kit'),
    source: 'src/media-inspection/worker/inspection-worker.ts',
  },
  {
    variable: 'BUNDLED_FORM_WORKER',
    folder: join(packages, 'form-compiler'),
    source: '../platform-kit/src/runtime-forms/worker/form-worker.ts',
  },
];

/** Bundles the worker threads once for a test run. Returns the function that removes the bundles. */
export async function bundleWorkers(): Promise<() => void> {
  // Parallel runs have different folders.
  const folders = workers.map(({ folder }) => join(folder, '.cache', `worker-${process.pid}`));
  await Promise.all(workers.map((worker, index) => bundle({ ...worker, outdir: folders[index]! })));
  for (const [index, { variable }] of workers.entries())
    process.env[variable] = pathToFileURL(join(folders[index]!, 'worker.mjs')).href;
  return () => folders.forEach((path) => rmSync(path, { recursive: true, force: true }));
}

async function bundle({ folder, source, outdir }: { folder: string; source: string; outdir: string }) {
  await build({
    absWorkingDir: folder,
    entryPoints: { worker: source },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Modules that a worker imports only for some tasks stay apart, as in the built program.
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [
      {
        name: 'registry-packages-outside',
        setup: ({ onResolve, resolve }) => onResolve({ filter: /^[^./]/ }, outside(resolve)),
      },
    ],
  });
}

/** Packages of the registry stay outside, by the addresses of their files: a bundle is not where they are imported. */
function outside(resolve: PluginBuild['resolve']) {
  return async ({ path, kind, resolveDir, pluginData }: OnResolveArgs): Promise<OnResolveResult | undefined> => {
    if (kind === 'entry-point' || path.startsWith('@signalbox/') || pluginData === isResolving) return undefined;
    const found = await resolve(path, { kind, resolveDir, pluginData: isResolving });
    if (found.errors.length > 0) return { errors: found.errors };
    return { path: found.external ? found.path : pathToFileURL(found.path).href, external: true };
  };
}

const isResolving = Symbol('is resolving');

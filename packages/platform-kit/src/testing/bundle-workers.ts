import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

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
  // Inside the packages, where the bundles resolve their external modules. Parallel runs have different folders.
  const bundles = workers.map(({ folder }) => join(folder, '.cache', `worker-${process.pid}.mjs`));
  await Promise.all(workers.map((worker, index) => bundle({ ...worker, outfile: bundles[index]! })));
  for (const [index, { variable }] of workers.entries()) process.env[variable] = pathToFileURL(bundles[index]!).href;
  return () => bundles.forEach((path) => rmSync(path, { force: true }));
}

async function bundle({ folder, source, outfile }: { folder: string; source: string; outfile: string }) {
  await build({
    absWorkingDir: folder,
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'error',
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
}

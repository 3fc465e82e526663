/**
 * Prints the size of a first visit to a page with a cold cache, in KB of gzip, and fails above a budget. Builds the console
 * first, or takes it from turbo's cache; with `--built` it measures the existing build. `e2e/shell/first-load.spec.ts` tests
 * that a browser loads exactly this.
 */
import { spawnSync } from 'node:child_process';
import { firstLoadKb, firstLoadOf, gzipKb, ownChunkKb, pageNames, totalKb } from './first-load';

if (!process.argv.includes('--built')) {
  const { status } = spawnSync(
    'turbo',
    ['run', 'build', '--filter=@signalbox/console', '--output-logs=errors-only', '--log-prefix=none'],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exit(1);
}

const errors = pageNames.flatMap((page) => {
  const load = firstLoadOf(page);
  const { files, own } = load;
  const total = totalKb(load);
  const ownKb = gzipKb(own);
  console.log(
    `${page}: ${total.toFixed(1)} of ${firstLoadKb} KB in ${files.length} files; its own ${ownKb.toFixed(1)} of ${ownChunkKb} KB`,
  );
  const heaviest = files.toSorted((one, other) => gzipKb(other) - gzipKb(one)).slice(0, 8);
  const list = heaviest.map((file) => `${gzipKb(file).toFixed(1)} ${file}`).join(', ');
  return [
    ...(total > firstLoadKb ? [`${page}: ${total.toFixed(1)} KB at the first load. Heaviest: ${list}`] : []),
    ...(ownKb > ownChunkKb ? [`${page}: its own chunk has ${ownKb.toFixed(1)} KB`] : []),
  ];
});
for (const error of errors) console.error(error);
process.exit(errors.length === 0 ? 0 : 1);

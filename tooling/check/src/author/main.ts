/**
 * `npm run author`: generates what the schemas declare, builds and starts the product, and then shows each change of a form
 * or message in open pages while it is saved. It shows errors here and in the pages.
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAuthorServer } from './author-server';
import { createAuthorPass } from './create-author-pass';
import { describePass } from './describe-pass';
import { oneAtATime } from './one-at-a-time';
import { watchParents } from './watch-parents';
import { watchSchemas } from './watch-schemas';
import { endWith, readArgs } from '../read-args';

/** Milliseconds without a change that end a burst: of a checkout, or of an editor that saves all files. */
const quietMilliseconds = 60;

const { values } = readArgs({
  options: { root: { type: 'string' }, program: { type: 'string' } },
  // The name of the script.
  allowPositionals: true,
});
const repository = fileURLToPath(new URL('../../../../', import.meta.url));
// Another folder of schemas is watched alone, beside a server that is built already.
const folders =
  values.root === undefined
    ? { root: join(repository, 'packages/schemas'), plugins: join(repository, 'plugins') }
    : { root: resolve(values.root) };
const program = resolve(values.program ?? join(repository, 'apps/platform/dist/author.js'));
const pass = createAuthorPass(folders);

const first = await pass().catch(endWith);
for (const line of describePass(first)) console.log(line);
if (!first.update) console.log('The product starts with the version that was generated last.');
if (values.program === undefined) await build();
const server = startAuthorServer(program);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.stop(signal));
watchParents(() => server.stop('SIGTERM'));
server.send({ errors: first.errors });

const show = oneAtATime(async () => {
  try {
    const next = await pass();
    for (const line of describePass(next)) console.log(line);
    server.send({ errors: next.errors, update: next.update });
  } catch (error) {
    // A file may have been written half, or removed between its listing and its reading. The next change is a new pass.
    console.error(`Not checked: ${error instanceof Error ? error.message : String(error)}`);
  }
}, quietMilliseconds);
const watcher = await watchSchemas({ ...folders, onChange: show });
process.exitCode = await server.ended;
await watcher.close();

async function build(): Promise<void> {
  const child = spawn('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code === 0) return;
  console.error('The build failed; its output is above.');
  process.exit(1);
}

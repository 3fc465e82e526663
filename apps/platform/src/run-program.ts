import { fileURLToPath } from 'node:url';
import { PostgresError } from '@signalbox/platform-kit/postgres';
import { destination, pino } from 'pino';
import type { AuthorMode } from './author-mode';
import { type Environment, EnvironmentError, readEnvironment } from './env';
import type { FirstLogin } from './first-start';
import { listen } from './listen';
import { keepLastLines } from './operation/last-lines';
import { createPlatform } from './platform';
import { plugins } from './plugins';
import { createProxy } from './proxy/create-proxy';
import { createStartProbes } from './start-probes';
import { stopWithProcess } from './stop-with-process';

// The same path from src/run-program.ts and from dist/main.js.
const consoleDir = fileURLToPath(new URL('../../console/dist', import.meta.url));

interface ProgramOptions {
  /** Author mode: serves what changed since the build. */
  author?: AuthorMode;
}

/** Runs the program until a signal stops it. Errors that the operator can correct are one line; all others have their stack. */
export async function runProgram(options: ProgramOptions = {}): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    const isForOperator = error instanceof EnvironmentError || error instanceof PostgresError;
    console.error(isForOperator ? `Signalbox cannot start: ${error.message}` : error);
    process.exit(1);
  }
}

async function run({ author }: ProgramOptions) {
  const environment = readEnvironment(process.env);
  author?.requireLocal(environment);
  // Lines are written in blocks. The last block is written at the end of the program.
  const output = keepLastLines(destination({ sync: false, minLength: 12_288, periodicFlush: 200 }));
  const logger = pino({ level: environment.logLevel }, output);
  const ending = stopWithProcess();
  const { platformUrl, publicUrl, imageHosts, trustedProxies, connections } = environment;
  if (platformUrl !== undefined) {
    const app = await createProxy({
      platformUrl,
      publicUrl,
      imageHosts,
      logger,
      consoleDir,
      trustedProxies,
      connections,
    });
    ending.onStop(() => app.close());
    return announce(environment, await listen(app, environment));
  }
  const onDatabaseEnd = (lastMessages: string) => ending.fail(`The database has ended: ${lastMessages}`);
  const probes = createStartProbes({ environment, logger });
  const stopping = new AbortController();
  const starting = createPlatform({
    environment,
    plugins,
    logger,
    consoleDir,
    onDatabaseEnd,
    onFirstLogin: printFirstLogin,
    lastLogLines: output.lines,
    author,
    held: { onHold: probes.hold, signal: stopping.signal },
  });
  // After a signal during the start, the program first finishes the start, so that it can stop everything.
  ending.onStop(async () => {
    stopping.abort();
    const started = await starting.catch(() => undefined);
    await probes.close();
    started?.kit.jobs.takeUpNone();
    await started?.traffic.drain();
    await started?.stop();
  });
  const platform = await starting.catch((error: unknown) => {
    if (stopping.signal.aborted) return undefined;
    throw error;
  });
  if (!platform || ending.isStopping()) return;
  try {
    await probes.close();
    announce(environment, await listen(platform.app, environment));
  } catch (error) {
    await platform.stop();
    throw error;
  }
}

function announce({ publicUrl, platformUrl }: Environment, address: string) {
  console.log(
    `Signalbox is ready: ${publicUrl ?? address}${platformUrl === undefined ? '' : `, in front of ${platformUrl}`}`,
  );
}

/** Printed once per database: only the hash of the password is stored. */
function printFirstLogin({ username, password }: FirstLogin) {
  console.log(
    `First login: ${username}${password === undefined ? ', with the password of ADMIN_PASSWORD' : ` / ${password}`}`,
  );
}

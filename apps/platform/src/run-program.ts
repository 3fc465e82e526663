import { fileURLToPath } from 'node:url';
import { numberText } from '@signalbox/engine/core';
import { PostgresError } from '@signalbox/platform-kit/postgres';
import { destination, pino } from 'pino';
import type { AuthorMode } from './author-mode';
import { dataFolderMessage } from './data-folder-error';
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
  let dataDir = '';
  try {
    const environment = readEnvironment(process.env);
    ({ dataDir } = environment);
    await run(environment, options);
  } catch (error) {
    const message = messageForOperator(error, dataDir);
    console.error(message === undefined ? error : `Signalbox cannot start: ${message}`);
    process.exit(1);
  }
}

/** One line about an error that the operator can correct. */
function messageForOperator(error: unknown, dataDir: string): string | undefined {
  const message = dataFolderMessage(error, dataDir);
  if (message !== undefined) return message;
  if (error instanceof EnvironmentError || error instanceof PostgresError)
    return error.message.replace(/\s*\n\s*/g, '; ');
  return undefined;
}

async function run(environment: Environment, { author }: ProgramOptions) {
  author?.requireLocal(environment);
  // Lines are written in blocks. The last block is written at the end of the program.
  const output = keepLastLines(destination({ sync: false, minLength: 12_288, periodicFlush: 200 }));
  const logger = pino({ level: environment.logLevel }, output);
  const ending = stopWithProcess();
  const { platformUrl } = environment;
  if (platformUrl !== undefined) {
    const app = await createProxy({ ...environment, platformUrl, logger, consoleDir });
    ending.onStop(() => app.close());
    return announce(environment, await listen(app, environment));
  }
  const onDatabaseEnd = (lastMessages: string) => {
    const message = `The database has ended: ${lastMessages}`;
    ending.fail(messageForOperator(new PostgresError(message), environment.dataDir) ?? message);
  };
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
    // Node loads its tables of languages with their first use, which takes up to 60 ms: no request waits for it.
    numberText(0, 'en');
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
function printFirstLogin({ username, password, found }: FirstLogin) {
  if (found.length > 0)
    console.log(
      `DATA_DIR has ${found.join(' and ')}, but an empty database: this is a new installation. If the database was lost, restore a backup in the console, or stop the program and bring the database back.`,
    );
  console.log(
    `First login: ${username}${password === undefined ? ', with the password of ADMIN_PASSWORD' : ` / ${password}`}`,
  );
}

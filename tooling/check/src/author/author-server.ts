import { fork } from 'node:child_process';
import type { AuthorMessage } from '@signalbox/schemas/author-update';

interface AuthorServer {
  send(message: AuthorMessage): void;
  /** Resolves to the exit code once the server has ended. */
  ended: Promise<number>;
  stop(signal: NodeJS.Signals): void;
}

/** Starts the server of author mode as a child process. It ends when this process does. */
export function startAuthorServer(program: string): AuthorServer {
  // It reads changes from the channel, and not from npm.
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = fork(program, { env, execArgv: ['--enable-source-maps'] });
  return {
    send(message) {
      if (child.connected) child.send(message);
    },
    ended: new Promise((resolve) => {
      child.once('exit', (code) => resolve(code ?? 1));
    }),
    stop: (signal) => void child.kill(signal),
  };
}

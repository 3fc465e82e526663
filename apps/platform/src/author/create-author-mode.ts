import type { AuthorMessage, AuthorState } from '@signalbox/schemas/author-update';
import type { AuthorMode } from '../author-mode';
import { EnvironmentError } from '../env';
import { createPageFeed } from './page-feed';
import { reloadSchemas } from './reload-schemas';

/** The process that watches the forms: sends `AuthorMessage`s. */
interface Watcher {
  on(event: 'message', listener: (message: unknown) => void): void;
  on(event: 'disconnect', listener: () => void): void;
}

/** Takes changes from the watching process, reloads the server's forms, and passes the changes on to open pages. */
export function createAuthorMode(watcher: Watcher): AuthorMode {
  const feed = createPageFeed();
  let state: AuthorState = { errors: [] };
  let work = Promise.resolve();

  async function take(message: AuthorMessage): Promise<void> {
    state = { ...state, errors: message.errors };
    if (message.update) {
      const { modules, ...update } = message.update;
      await reloadSchemas(message.update);
      state.update = { ...update, modules: feed.keep(modules) };
    }
    feed.show(state);
  }

  watcher.on('message', (message) => {
    // In the order in which they came. Node passes on what the parent, our own process, has sent.
    work = work.then(() => take(message as AuthorMessage)).catch((error: unknown) => console.error(error));
  });
  watcher.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

  return {
    requireLocal({ host, platformUrl, publicUrl }) {
      if (host !== '127.0.0.1' && host !== 'localhost')
        throw new EnvironmentError(`HOST is “${host}”: leave it out in author mode, which listens on 127.0.0.1 only`);
      if (platformUrl !== undefined || publicUrl !== undefined)
        throw new EnvironmentError('PLATFORM_URL and PUBLIC_URL have no meaning in author mode: leave them out');
    },
    register: feed.register,
    changePage: (html) => html.replace('</head>', '<meta name="signalbox-author" content="on" /></head>'),
  };
}

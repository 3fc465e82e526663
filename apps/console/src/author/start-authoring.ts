import type { AuthorState } from '@signalbox/schemas/author-update';
import { applyUpdate } from './apply-update';
import { showErrors } from './show-errors';

const reconnectMilliseconds = 1_000;
const firstStateMilliseconds = 3_000;

/**
 * Connects the page to the server of author mode. Resolves when what changed since the build is in use, or after three
 * seconds: the page is then drawn as it was built, and changes follow.
 */
export function startAuthoring(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, firstStateMilliseconds);
    let work = Promise.resolve();
    let shown: AuthorState | undefined;
    const take = async (state: AuthorState) => {
      const isNew = JSON.stringify(state.update) !== JSON.stringify(shown?.update);
      shown = state;
      if (state.update && isNew) await applyUpdate(state.update);
      showErrors(state.errors);
      resolve();
    };
    const connect = () => {
      const socket = new WebSocket(`ws://${location.host}/author/events`);
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
        // In the order in which they came. The server of this page has sent it.
        work = work.then(() => take(JSON.parse(data) as AuthorState)).catch(reportError);
      });
      socket.addEventListener('close', () => setTimeout(connect, reconnectMilliseconds));
    };
    connect();
  });
}

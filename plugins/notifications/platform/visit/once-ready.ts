import type { Socket } from 'node:net';
import { NoticeError } from '../notice-error';
import type { Visit } from './visit';

/** Resolves at the socket's event. Rejects with `convert` of its error, or with `timeout` when the visit is aborted. */
export async function onceReady(
  { signal }: Pick<Visit, 'signal'>,
  socket: Socket,
  event: 'connect' | 'secureConnect',
  convert: (error: Error) => NoticeError,
): Promise<void> {
  const timeout = () => new NoticeError('timeout', { isRetryable: true });
  await new Promise<void>((resolve, reject) => {
    const handleAbort = () => reject(timeout());
    const handleError = (error: Error) => reject(convert(error));
    const handleClose = () => reject(convert(new Error('The connection was closed')));
    if (signal.aborted) return handleAbort();
    signal.addEventListener('abort', handleAbort, { once: true });
    // An error after this promise has settled must not end the process, so this handler stays.
    socket.on('error', handleError);
    socket.once('close', handleClose);
    socket.once(event, () => {
      signal.removeEventListener('abort', handleAbort);
      socket.off('close', handleClose);
      resolve();
    });
  });
}

import { Agent, get } from 'node:http';

/**
 * The process of a client that sends trivial requests one after the other, from the message `start` to the message `end`.
 * Its arguments are the server's address and the token of its session. Every second request has none.
 */
const [address, token = ''] = process.argv.slice(2);

export interface Waits {
  /** Requests that were answered before the end. */
  answered: number;
  /** The longest wait for one of them. */
  longestMilliseconds: number;
}

const agent = new Agent({ keepAlive: true });
const waits: Waits = { answered: 0, longestMilliseconds: 0 };
let isStarted = false;
let isEnded = false;

process.on('message', (message: 'start' | 'end') => {
  if (message === 'end') isEnded = true;
  else if (!isStarted) {
    isStarted = true;
    void sendAll();
  }
});
process.send?.('ready');

async function sendAll(): Promise<void> {
  // oxlint-disable-next-line no-unmodified-loop-condition -- a message changes it
  for (let count = 0; !isEnded; count += 1) {
    const startedAt = performance.now();
    await sendOne(count % 2 === 0 ? '/rest/core/setting/part' : '/rest/core/auth/user');
    waits.longestMilliseconds = Math.max(waits.longestMilliseconds, performance.now() - startedAt);
    if (!isEnded) waits.answered += 1;
  }
  process.send?.(waits);
}

/** Has an address of its own, because limits count by address. */
function sendOne(path: string): Promise<void> {
  const headers = path.endsWith('/user') ? { authorization: token } : {};
  return new Promise((resolve, reject) => {
    const request = get(new URL(path, address), { agent, headers, localAddress: '127.0.0.2' }, (answer) => {
      answer.resume().once('end', resolve);
      if (answer.statusCode !== 200) reject(new Error(`Another client was answered ${answer.statusCode}`));
    });
    request.once('error', reject);
  });
}

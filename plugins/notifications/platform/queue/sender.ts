import type { PlatformKit } from '@signalbox/platform-kit';
import { applyReceipt } from './apply-receipt';
import { claimNext, dueLines, type Line } from './claim';
import { sendsCounter } from './queue-gauges';
import { recordTry } from './record';
import { sendClaimed } from './send-claimed';
import { createTokenCache } from './token-cache';
import { createWorkers } from './workers';

type SenderDeps = Pick<PlatformKit, 'database' | 'pool' | 'clock' | 'settings' | 'noticeTargets' | 'log' | 'figures'>;

export interface Sender {
  /** Starts to send what is due. Does not wait until it is sent. */
  run(): Promise<void>;
  /** Resolves once this replica sends nothing. */
  idle(): Promise<void>;
  /** Claims no further message, and waits a moment for those that are being sent. */
  close(): Promise<void>;
}

/** Sends the queued messages on one replica. A slow provider delays no other one. */
export function createSender(kit: SenderDeps): Sender {
  const tokens = createTokenCache(kit);
  const ending = new AbortController();
  let isClosed = false;
  const sending = createWorkers({ next: sendNext, onError: handleError, atOnce: maxAtOnce, perLine: maxPerLine });

  async function sendNext(line: Line): Promise<boolean> {
    if (isClosed) return false;
    const message = await claimNext(kit, line);
    if (!message) return false;
    const result = await sendClaimed({ ...kit, tokens }, message, ending.signal);
    const status = await recordTry(kit, message, result);
    const { msgid } = result.ids;
    if (msgid !== undefined) await applyReceipt(kit, { project: message.project, msgid });
    kit.figures.countUp(sendsCounter, { provider: message.provider, outcome: status });
    return true;
  }

  function handleError(err: unknown, line: Line): void {
    // The message stays claimed, and is taken over once its lease ends.
    if (!isClosed) kit.log.error({ err, ...line }, 'messages were not sent');
  }

  return {
    async run() {
      for (const line of await dueLines(kit)) if (!isClosed) sending.start(line);
    },
    idle: () => sending.idle(),
    async close() {
      isClosed = true;
      const timer = setTimeout(() => ending.abort(new Error('The server ends')), closeMilliseconds);
      await sending.idle();
      clearTimeout(timer);
    },
  };
}

const maxAtOnce = 16;
const maxPerLine = 4;
/** Longer tries end as if the process had crashed. */
const closeMilliseconds = 5_000;

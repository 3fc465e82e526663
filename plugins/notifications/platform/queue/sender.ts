import type { PlatformKit } from '@signalbox/platform-kit';
import { applyReceipt } from './apply-receipt';
import { claimNext, dueLines, type Line } from './claim';
import { claimReceipt, dueReceiptLines } from './claim-receipt';
import { receiptsCounter, sendsCounter } from './queue-gauges';
import { canAsk } from './receipt-schedule';
import { recordReceipt, recordTry } from './record';
import { askReceipt, sendClaimed, type SendDeps } from './send-claimed';
import { createTokenCache } from './token-cache';
import { createWorkers } from './workers';

type SenderDeps = Omit<SendDeps, 'tokens'> & Pick<PlatformKit, 'pool' | 'log' | 'figures'>;

export interface Sender {
  /** Starts to send what is due, and to ask for due receipts. Does not wait until it is done. */
  run(): Promise<void>;
  /** Resolves once this replica sends nothing and asks for nothing. */
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
  const asking = createWorkers({ next: askNext, onError: handleError, atOnce: maxAsking, perLine: maxAskingPerLine });

  async function sendNext(line: Line): Promise<boolean> {
    if (isClosed) return false;
    const message = await claimNext(kit, line);
    if (!message) return false;
    const result = await sendClaimed({ ...kit, tokens }, message, ending.signal);
    const status = await recordTry(kit, message, result);
    const { msgid } = result.ids;
    if (msgid !== undefined) await applyReceipt(kit, { project: message.project, msgid });
    if (status === 'accepted' && canAsk(line.provider)) asking.start(line);
    kit.figures.countUp(sendsCounter, { provider: message.provider, outcome: status });
    return true;
  }

  async function askNext(line: Line): Promise<boolean> {
    if (isClosed) return false;
    const message = await claimReceipt(kit, line);
    if (!message) return false;
    const result = await askReceipt({ ...kit, tokens }, message, ending.signal);
    const status = await recordReceipt(kit, message, result);
    if (status) kit.figures.countUp(receiptsCounter, { provider: message.provider, outcome: status });
    return true;
  }

  function handleError(err: unknown, line: Line): void {
    // A message stays claimed, and is taken over once its lease ends; a receipt is asked for again.
    if (!isClosed) kit.log.error({ err, ...line }, 'messages were not sent, or their receipts not read');
  }

  async function idle(): Promise<void> {
    await sending.idle();
    await asking.idle();
  }

  return {
    async run() {
      for (const line of await dueLines(kit)) if (!isClosed) sending.start(line);
      for (const line of await dueReceiptLines(kit)) if (!isClosed) asking.start(line);
    },
    idle,
    async close() {
      isClosed = true;
      const timer = setTimeout(() => ending.abort(new Error('The server ends')), closeMilliseconds);
      await idle();
      clearTimeout(timer);
    },
  };
}

const maxAtOnce = 16;
const maxPerLine = 4;
/** Receipts are asked for beside, so that a slow one delays no message. */
const maxAsking = 8;
const maxAskingPerLine = 2;
/** Longer tries end as if the process had crashed. */
const closeMilliseconds = 5_000;

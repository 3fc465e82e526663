import { randomBytes } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'basic-ftp';
import { type TrialStep, trialSteps } from '../../shared/offsite';
import { OffsiteError, shownReply } from './ftp-error';
import type { FtpTarget } from './ftp-target';
import { withLateReply } from './late-reply';
import { removePartialFile } from './remove-partial-file';
import { connect, logIn, visitFtp } from './visit-ftp';

interface Trial {
  target: FtpTarget;
  signal: AbortSignal;
  /** Timeout for a reply of the server. */
  idleMilliseconds?: number;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Runs the steps of an upload with a small file, and reports each. A closed port, a filtered one, a silent one and an
 * unknown host have the same result after the same time, so that users cannot scan the platform's network.
 */
export async function tryTarget({
  target,
  signal,
  idleMilliseconds = standardIdleMilliseconds,
  wait = waitFor,
}: Trial): Promise<TrialStep[]> {
  const started = performance.now();
  const outcomes: TrialStep[] = [];
  const visit = {
    target,
    signal: AbortSignal.any([signal, AbortSignal.timeout(maxMilliseconds)]),
    idleMilliseconds,
  };
  try {
    await visitFtp(visit, async (client) => {
      const file = `signalbox-test-${randomBytes(6).toString('hex')}.txt`;
      try {
        for (const { name, act } of stepsOf({ client, target, file })) {
          const pending: TrialStep = { name, status: 'fail', message: '' };
          outcomes.push(pending);
          pending.message = shownReply(await act(), target);
          pending.status = 'succeed';
        }
      } finally {
        const isLeft = outcomes.some(({ name }) => name === 'write') && outcomes.at(-1)?.status !== 'succeed';
        if (isLeft && client.closed) await removePartialFile(target, file);
        else if (isLeft) await client.remove(file, true).catch(() => undefined);
      }
    });
  } catch (error) {
    const last = outcomes.at(-1);
    const isAnswered = error instanceof OffsiteError && (error.reason === 'refused' || error.reason === 'untrusted');
    if (last?.name === 'connect' && !isAnswered) {
      last.reason = 'unreachable';
      await wait(idleMilliseconds + spareMilliseconds - (performance.now() - started), signal);
    } else if (last) last.message = error instanceof OffsiteError ? error.reply || error.reason : 'Timeout';
  }
  const untold = trialSteps.slice(outcomes.length);
  return [...outcomes, ...untold.map((name) => ({ name, status: 'skipped' as const, message: '' }))];
}

interface TrialOptions {
  client: Client;
  target: FtpTarget;
  /** Name of the small file. */
  file: string;
}

function stepsOf({ client, target, file }: TrialOptions): { name: TrialStep['name']; act: () => Promise<string> }[] {
  const content = randomBytes(64).toString('hex');
  return [
    { name: 'connect', act: async () => (await connect(client, target)).message },
    { name: 'login', act: async () => (await logIn(client, target)).message },
    {
      name: 'write',
      async act() {
        const source = Readable.from([Buffer.from(content)]);
        return (await withLateReply(client, () => client.uploadFrom(source, file))).message;
      },
    },
    {
      name: 'read',
      async act() {
        const { sink, text } = textSink();
        const reply = await withLateReply(client, () => client.downloadTo(sink, file));
        if (text() !== content) throw new OffsiteError('differs', reply.message);
        return reply.message;
      },
    },
    { name: 'delete', act: async () => (await client.remove(file)).message },
  ];
}

/** Collects the content that the server sends, which may differ from the sent one and may be endless. */
function textSink(): { sink: Writable; text: () => string } {
  let kept = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      kept += chunk.toString('latin1');
      done(kept.length > maxContentBytes ? new OffsiteError('differs', '') : null);
    },
  });
  return { sink, text: () => kept };
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(Math.max(0, milliseconds), undefined, { signal }).catch(() => undefined);
}

const standardIdleMilliseconds = 8_000;
/** Leaves time for the timeout of a silent server. */
const spareMilliseconds = 1_000;
/** A longer test has failed. */
export const maxMilliseconds = 20_000;
const maxContentBytes = 4_096;

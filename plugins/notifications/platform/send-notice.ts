import type { NoticeResult } from '../shared/notice';
import { NoticeError } from './notice-error';
import type { Provider } from './provider';
import { createSteps } from './visit/create-steps';
import type { Visit, VisitOptions } from './visit/visit';

export interface Notice<Settings, Message, Token> extends VisitOptions {
  provider: Provider<Settings, Message, Token>;
  settings: Settings;
  message: Message;
}

/**
 * Sends one message, and stops at the step that fails. Resolves with every step that was taken; `onStep` gets each as it
 * ends. Rejects with the reason of `signal` only.
 */
export async function sendNotice<Settings, Message, Token>({
  provider,
  settings,
  message,
  signal,
  deadline = AbortSignal.timeout(maxMilliseconds),
  onStep,
  ...options
}: Notice<Settings, Message, Token>): Promise<NoticeResult> {
  const secrets = provider.secretsOf(settings);
  const ending: (() => void)[] = [];
  const steps = createSteps({ secrets, ...(onStep ? { onStep } : {}) });
  const visit: Visit = {
    ...options,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    secrets,
    step: steps.step,
    onEnd: (end) => ending.push(end),
    isConnected: false,
  };
  let ids: Record<string, string> = {};
  try {
    await steps.step('settings', async () => provider.check({ settings, message }));
    const token = provider.getToken && (await steps.step('token', () => provider.getToken!(visit, settings)));
    const input = { settings, message, token: token as Token };
    ids = await steps.step('accepted', () => provider.send(visit, input));
    if (provider.getReceipt) await steps.step('delivered', () => provider.getReceipt!(visit, { ...input, ids }));
    return { isSent: true, steps: steps.taken, ids };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof NoticeError)) throw error;
    return { isSent: false, steps: steps.taken, ids };
  } finally {
    for (const end of ending) end();
  }
}

/** A longer message has failed. */
const maxMilliseconds = 30_000;

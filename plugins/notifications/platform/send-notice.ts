import type { NoticeCause, NoticeResult } from '../shared/notice';
import { NoticeError } from './notice-error';
import type { Provider } from './provider';
import { createVisit } from './visit/create-visit';
import type { VisitOptions } from './visit/visit';

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
  uncertainSince,
  acceptedIds,
  ...options
}: Notice<Settings, Message, Token>): Promise<NoticeResult> {
  const { visit, taken, end } = createVisit(provider.secretsOf(settings), options);
  let ids = acceptedIds ?? {};
  let isOpen = uncertainSince !== undefined;
  const mayRepeat = (since = options.now()) =>
    provider.findSent !== undefined || options.now() - since < (provider.repeatMilliseconds ?? 0);
  if (uncertainSince !== undefined && !mayRepeat(uncertainSince))
    return { isSent: false, steps: [], ids, uncertainty: 'final' };
  try {
    await visit.step('settings', async () => provider.check({ settings, message }));
    const token = provider.getToken && (await visit.step('token', () => provider.getToken!(visit, settings)));
    const input = { settings, message, token: token as Token };
    ids =
      acceptedIds ??
      (await visit.step('accepted', async () => {
        if (uncertainSince === undefined || !provider.findSent) return provider.send(visit, input);
        const sent = await provider.findSent(visit, { ...input, since: uncertainSince });
        isOpen = false;
        return sent ?? provider.send(visit, input);
      }));
    isOpen = false;
    if (provider.getReceipt && options.receiptQueries !== 0) {
      const receipt = await visit.step('delivered', () => provider.getReceipt!(visit, { ...input, ids }));
      if (receipt === 'read') await visit.step('read', async () => receipt);
    }
    return { isSent: true, steps: taken, ids };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (!(error instanceof NoticeError)) throw error;
    if (visit.forgetToken && rejectsToken.has(error.problem.cause)) {
      await visit.forgetToken();
      // The next try asks for a new one.
      const { problem } = taken.at(-1) ?? {};
      if (problem) problem.isRetryable = true;
    }
    if (!isOpen && !error.mayBeAccepted) return { isSent: false, steps: taken, ids };
    return { isSent: false, steps: taken, ids, uncertainty: mayRepeat(uncertainSince) ? 'open' : 'final' };
  } finally {
    end();
  }
}

/** WeChat's code for an outdated token is also that for a wrong secret. */
const rejectsToken: ReadonlySet<NoticeCause> = new Set(['tokenInvalid', 'wrongSecret']);

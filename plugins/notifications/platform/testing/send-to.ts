import type { NoticeProblem, NoticeResult, NoticeStepName } from '../../shared/notice';
import { type Notice, sendNotice } from '../send-notice';

type Options<Settings, Message, Token> = Omit<Notice<Settings, Message, Token>, 'now' | 'wait' | 'mayConnect'> &
  Partial<Pick<Notice<Settings, Message, Token>, 'now' | 'mayConnect'>>;

/** Sends a message, without pauses between queries for a receipt. */
export function sendTo<Settings, Message, Token>(options: Options<Settings, Message, Token>): Promise<NoticeResult> {
  return sendNotice({ now: Date.now, mayConnect: () => true, wait: async () => undefined, ...options });
}

/** The step at which a message failed, and its cause. Undefined for a message that was sent. */
export function failureOf({ isSent, steps }: NoticeResult): ({ step: NoticeStepName } & NoticeProblem) | undefined {
  const last = steps.at(-1);
  if (isSent || last?.status !== 'fail' || !last.problem) return undefined;
  return { step: last.name, ...last.problem };
}

import type { Receipt } from './visit/poll-receipt';
import type { Visit } from './visit/visit';

/**
 * How one provider sends a message: check settings, get token, send, receipt. Every function throws `NoticeError`.
 * The result comes from the content of an answer, never from its HTTP status.
 */
export interface Provider<Settings, Message, Token = undefined> {
  /** Rejects settings and messages that cannot be sent, before any connection. */
  check(input: { settings: Settings; message: Message }): void;
  /** The values that no answer may show. */
  secretsOf(settings: Settings): string[];
  /** Missing if the provider has no token. For e-mail, the token is the connection after its login. */
  getToken?(visit: Visit, settings: Settings): Promise<Token>;
  /** Resolves with the ids of the accepted message, by the provider's own names. */
  send(visit: Visit, input: SendInput<Settings, Message, Token>): Promise<Record<string, string>>;
  /**
   * The ids of a message with the same `id` that the provider has accepted since `since`, after a try whose outcome is not
   * known. Undefined if there is none. Missing if the provider cannot be asked.
   */
  findSent?(
    visit: Visit,
    input: SendInput<Settings, Message, Token> & { since: number },
  ): Promise<Record<string, string> | undefined>;
  /** For so long after the first try the provider sends a message with the same `id` only once. Missing: not at all. */
  repeatMilliseconds?: number;
  /** Missing if the provider offers no receipt that can be queried. Throws if the delivery failed. */
  getReceipt?(visit: Visit, input: ReceiptInput<Settings, Message, Token>): Promise<Receipt>;
}

interface SendInput<Settings, Message, Token> {
  settings: Settings;
  message: Message;
  token: Token;
}

interface ReceiptInput<Settings, Message, Token> extends SendInput<Settings, Message, Token> {
  ids: Record<string, string>;
}

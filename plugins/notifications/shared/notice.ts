/** The steps of a message, in order. A provider without a step leaves it out; for e-mail, `token` is the login. */
export type NoticeStepName = 'settings' | 'dns' | 'connect' | 'tls' | 'token' | 'accepted' | 'delivered' | 'read';

export interface NoticeStep {
  name: NoticeStepName;
  /** `pending`: the provider has accepted the message, and does not know yet whether it was delivered. */
  status: 'succeed' | 'fail' | 'pending';
  /** Duration of this step alone. */
  milliseconds: number;
  /** Why the step failed. */
  problem?: NoticeProblem;
}

export interface NoticeProblem {
  /** Selects the texts `causes.<cause>` and `remedies.<cause>`. */
  cause: NoticeCause;
  /** Code of the provider, e.g. `40164`. '' without an answer. */
  code: string;
  /** The provider's answer on one line, truncated and without secrets. '' without an answer. */
  answer: string;
  /** True if the same message may succeed later without a change of the settings. */
  isRetryable: boolean;
  /** For the texts: `field` (JSON pointer of a setting), `ip` (address that the provider saw), `status` (of HTTP). */
  params: Record<string, string>;
}

/** Result of a message. */
export interface NoticeResult {
  /** True if no step failed. A message with `ids` was accepted, even if its receipt could not be read. */
  isSent: boolean;
  steps: NoticeStep[];
  /** Ids that the provider gave the message, by its own names: `task_id`, `msgid`, `BizId`. */
  ids: Record<string, string>;
  /**
   * Set if the provider may have accepted the message although no answer says so. `open`: another try with the same id finds
   * out, or is sent only once. `final`: the platform cannot know, so it must not be sent again.
   */
  uncertainty?: 'open' | 'final';
}

/** Every cause has its texts in `locales/page`. */
export const noticeCauses = [
  'notLicensed',
  'settingMissing',
  'settingWrong',
  'hostUnknown',
  'targetNotAllowed',
  'unreachable',
  'timeout',
  'interrupted',
  'certificateUntrusted',
  'tlsFailed',
  'noStartTls',
  'redirected',
  'answerTooLong',
  'notTheProvider',
  'providerBusy',
  'wrongAppId',
  'wrongSecret',
  'wrongSignature',
  'clockWrong',
  'tokenInvalid',
  'ipNotAllowed',
  'noPermission',
  'tooFast',
  'tooManyTests',
  'quotaUsedUp',
  'noMoney',
  'wrongRecipient',
  'recipientUnknown',
  'recipientDeclined',
  'wrongTemplate',
  'wrongTemplateValues',
  'wrongSignName',
  'contentRejected',
  'senderRejected',
  'greetingRejected',
  'wrongEncryption',
  'policyRejected',
  'loginRequired',
  'loginNotOffered',
  'wrongPassword',
  'notDelivered',
  'gatewayRejected',
  'unknownCode',
] as const;
export type NoticeCause = (typeof noticeCauses)[number];

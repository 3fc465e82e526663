import type { CodeTable } from '../notice-error';

/** `errcode` of DingTalk. Limits of the same content and of 500 messages a day have none: DingTalk answers success. */
export const dingtalkCodes: CodeTable = {
  '-1': { cause: 'providerBusy', isRetryable: true },
  '88': { cause: 'tokenInvalid' },
  '33012': { cause: 'recipientUnknown' },
  '40014': { cause: 'tokenInvalid', isRetryable: true },
  '40031': { cause: 'wrongRecipient' },
  '40032': { cause: 'wrongRecipient' },
  '40089': { cause: 'wrongSecret' },
  '40096': { cause: 'wrongSecret' },
  '42001': { cause: 'tokenInvalid', isRetryable: true },
  '50002': { cause: 'noPermission' },
  '60011': { cause: 'noPermission' },
  '60020': { cause: 'ipNotAllowed' },
  '60121': { cause: 'recipientUnknown' },
  '70003': { cause: 'wrongAppId', field: '/agentid' },
  '90002': { cause: 'tooFast', isRetryable: true },
  '90018': { cause: 'tooFast', isRetryable: true },
  '143103': { cause: 'tooFast', isRetryable: true },
  '143104': { cause: 'tooFast', isRetryable: true },
};

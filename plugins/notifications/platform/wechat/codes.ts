import type { CodeTable } from '../notice-error';

/** `errcode` of WeChat official accounts. */
export const wechatCodes: CodeTable = {
  '-1': { cause: 'providerBusy', isRetryable: true },
  '40001': { cause: 'wrongSecret' },
  '40003': { cause: 'wrongRecipient' },
  '40013': { cause: 'wrongAppId' },
  '40014': { cause: 'tokenInvalid', isRetryable: true },
  '40037': { cause: 'wrongTemplate' },
  '40125': { cause: 'wrongSecret' },
  '40164': { cause: 'ipNotAllowed' },
  '42001': { cause: 'tokenInvalid', isRetryable: true },
  '43004': { cause: 'recipientDeclined' },
  '43101': { cause: 'recipientDeclined' },
  '45009': { cause: 'quotaUsedUp' },
  '45011': { cause: 'tooFast', isRetryable: true },
  '47003': { cause: 'wrongTemplateValues' },
  '48001': { cause: 'noPermission' },
};

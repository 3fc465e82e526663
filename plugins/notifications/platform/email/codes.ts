import type { CodeTable } from '../notice-error';

/** Replies of SMTP servers. A reply that is missing here has the meaning of the command that it answers. */
export const smtpCodes: CodeTable = {
  '421': { cause: 'providerBusy', isRetryable: true },
  '450': { cause: 'providerBusy', isRetryable: true },
  '451': { cause: 'providerBusy', isRetryable: true },
  '452': { cause: 'quotaUsedUp', isRetryable: true },
  '454': { cause: 'providerBusy', isRetryable: true },
  '534': { cause: 'wrongPassword' },
  '535': { cause: 'wrongPassword' },
  '552': { cause: 'quotaUsedUp' },
};

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@signalbox/api/client';

/** The message of a failed call: the platform's, with its detail, or the console's if there was no answer. */
export function useFailureMessages(): (error: unknown) => string {
  const { t } = useTranslation('console');
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) return t('failure.unexpected');
      if (error.isUnreachable) return t('failure.unreachable');
      const { user, message, detail } = error.body;
      const sentence = user ?? message;
      if (!sentence) return t('failure.status', { status: error.status });
      return detail && detail !== sentence && !user ? t('failure.withDetail', { message: sentence, detail }) : sentence;
    },
    [t],
  );
}

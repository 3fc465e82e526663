import { ApiError } from '@signalbox/api/client';
import { useTranslation } from 'react-i18next';

/** The error message of a failed request with its detail. Falls back to a message of this plug-in. */
export function useFailureText(): (error: Error) => string {
  const { t } = useTranslation('media');
  return (error) => {
    if (!(error instanceof ApiError)) return error.message;
    const { message, detail } = error.body;
    if (error.isUnreachable || message === '') return t('failure.unreachable');
    return detail === '' || detail === message ? message : t('failure.withDetail', { message, detail });
  };
}

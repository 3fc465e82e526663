import { ApiError } from '@signalbox/api/client';
import { useTranslation } from 'react-i18next';

/** What the platform says of a failed call, with its detail; our own words where it said nothing. */
export function useFailureText(): (error: Error) => string {
  const { t } = useTranslation('media');
  return (error) => {
    if (!(error instanceof ApiError)) return error.message;
    const { message, detail } = error.body;
    if (error.isUnreachable || message === '') return t('failure.unreachable');
    return detail === '' || detail === message ? message : t('failure.withDetail', { message, detail });
  };
}

import { ApiError } from '@signalbox/api/client';
import { useTranslation } from 'react-i18next';

/** What the platform says of a failed call, with its detail where it does not name it; our own words where it said nothing. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('backup');
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unexpected');
    if (error.isUnreachable) return t('failure.unreachable');
    const { message, detail } = error.body;
    if (message === '') return t('failure.unexpected');
    const said = itemIn(message) ?? message;
    return detail === message || said.includes(detail) ? said : t('failure.withDetail', { message: said, detail });
  };
}

/** Some messages of known platforms are JSON; what matters in them stands in `item`. */
function itemIn(message: string): string | undefined {
  if (!message.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' && value !== null && 'item' in value ? String(value.item) : undefined;
  } catch {
    return undefined;
  }
}

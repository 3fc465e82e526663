import { ApiError } from '@signalbox/api/client';
import { useTranslation } from 'react-i18next';
import { timeText } from './list/time-text';

/**
 * What the platform says of a failed call, with its detail where it does not name it, a moment as the reader writes it;
 * our own words where it said nothing.
 */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('backup');
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unexpected');
    if (error.isUnreachable) return t('failure.unreachable');
    const { message, detail } = error.body;
    if (message === '') return t('failure.unexpected');
    const said = itemIn(message) ?? message;
    if (detail === message || said.includes(detail)) return said;
    return t('failure.withDetail', {
      message: said,
      detail: isMoment(detail) ? timeText(detail, i18n.language) : detail,
    });
  };
}

function isMoment(detail: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(detail) && !Number.isNaN(Date.parse(detail));
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

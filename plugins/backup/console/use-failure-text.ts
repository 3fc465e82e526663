import type { ErrorName } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { useTranslation } from 'react-i18next';
import { timeText } from './time-text';
import { useErrorMessages } from './use-error-messages';

/**
 * What the platform says of a failed call, in the words of the reader's language pack where that has them, with its
 * detail where it does not name it: a name, a moment as the reader writes it, or what is no word of ours, marked as a
 * technical detail. Our own words where it said nothing.
 */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('backup');
  const errorMessages = useErrorMessages();
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unexpected');
    if (error.isUnreachable) return t('failure.unreachable');
    const { message, detail } = error.body;
    if (message === '') return t('failure.unexpected');
    const said = errorMessages(error) ?? itemIn(message) ?? message;
    if (detail === message || said.includes(detail)) return said;
    if (isMoment(detail)) return t('failure.withDetail', { message: said, detail: timeText(detail, i18n.language) });
    const isName = error.errorName !== undefined && naming.includes(error.errorName);
    return t(isName ? 'failure.withDetail' : 'failure.withTechnical', { message: said, detail });
  };
}

/** Errors that are about a backup, and name it. */
const naming: readonly ErrorName[] = ['backupProtected', 'backupInUse'];

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

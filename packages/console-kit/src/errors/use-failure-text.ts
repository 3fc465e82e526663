import { ApiError } from '@signalbox/api/client';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { definitionOf, PluginErrorsContext } from './plugin-errors';
import { timeText } from './time-text';
import { useErrorMessages } from './use-error-messages';

/**
 * The error message of a failed request: from the user's language pack if it has one, with its
 * detail if the message does not contain it: a name, a time in the user's locale, or foreign text marked as a
 * technical detail. Falls back to a message of this package.
 */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('console-kit');
  const errorMessages = useErrorMessages();
  const plugins = use(PluginErrorsContext);
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unexpected');
    if (error.isUnreachable) return t('failure.unreachable');
    const { message, detail } = error.body;
    if (message === '') return t('failure.unexpected');
    const shown = errorMessages(error) ?? itemIn(message) ?? message;
    if (detail === message || shown.includes(detail)) return shown;
    if (isMoment(detail)) return t('failure.withDetail', { message: shown, detail: timeText(detail, i18n.language) });
    const isName = definitionOf(error.body.code, plugins)?.detail === 'name';
    return t(isName ? 'failure.withDetail' : 'failure.withTechnical', { message: shown, detail });
  };
}

function isMoment(detail: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(detail) && !Number.isNaN(Date.parse(detail));
}

/** Some platforms send JSON as message; its `item` is the text. */
function itemIn(message: string): string | undefined {
  if (!message.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === 'object' && value !== null && 'item' in value ? String(value.item) : undefined;
  } catch {
    return undefined;
  }
}

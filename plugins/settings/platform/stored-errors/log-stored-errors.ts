import { errorSentence, titlesOf } from '@signalbox/platform-kit/rest';
import type { StoredError } from '../../shared/stored-error';
import { maxListed, type StoredErrorSource } from './stored-error-list';

interface WarningLog {
  warn: (options: object, line: string) => void;
}

/** Writes a warning for each stored setting that no longer validates or that a tab requires, with its place and the reason, never its value. */
export async function logStoredErrors(list: StoredErrorSource, log: WarningLog): Promise<void> {
  let count = 0;
  for await (const error of list.read()) {
    if (count === maxListed) {
      log.warn({}, 'More stored settings no longer validate than are listed here.');
      return;
    }
    count += 1;
    const { project, form, pointer, keyword } = error;
    log.warn({ project, form, pointer, keyword }, lineOf(error));
  }
}

function lineOf(error: StoredError): string {
  const { group, form, pointer, keyword } = error;
  const place = [group && titlesOf(`groups/${group}`).title, form && titlesOf(`forms/${form}`).title].filter(Boolean);
  if (keyword === 'unknown')
    return `A stored setting is no longer known and has no effect: ${[...place, pointer].join(' › ')}. It is kept.`;
  const reason = errorSentence({ error, formId: form, language: 'en' });
  if (keyword === 'required')
    return `A required setting has no value: ${[...place, reason].join(' › ')}. The next save of this tab needs it.`;
  return `A stored setting no longer validates: ${[...place, reason].join(' › ')}. It is kept until it is corrected.`;
}

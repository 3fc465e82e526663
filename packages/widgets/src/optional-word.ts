import type { WidgetProps } from '@signalbox/engine/react';

/** A word that a form need not have, such as a field's help. Where there is none, the translator answers with the key itself. */
export function optionalWord(words: WidgetProps<unknown>['words'], part: string): string | undefined {
  const text = words(part);
  return text === '' || text.endsWith(part) ? undefined : text;
}

import type { WidgetProps } from '@signalbox/engine/react';

/** A word that a form need not have, such as a field's help. Where there is none, the engine answers with the key's last name. */
export function optionalMessage(messages: WidgetProps<unknown>['messages'], part: string): string | undefined {
  const text = messages(part);
  return text === '' || text === part.slice(part.lastIndexOf('.') + 1) ? undefined : text;
}

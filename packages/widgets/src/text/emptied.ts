import type { WidgetProps } from '@signalbox/engine/react';

/**
 * What an emptied text input stands for. Leaving the field out brings its default back, so a text with a default
 * that may be empty is stored as ''; everywhere else the field is cleared, and `required` can tell.
 */
export function emptied({ schema, required }: Pick<WidgetProps<string>, 'schema' | 'required'>): '' | undefined {
  const mayBeEmpty = !required && (schema.minLength ?? 0) === 0 && schema.format === undefined;
  const hasDefault = typeof schema.default === 'string' && schema.default !== '';
  return mayBeEmpty && hasDefault ? '' : undefined;
}

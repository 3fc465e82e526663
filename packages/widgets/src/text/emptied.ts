import type { WidgetProps } from '@signalbox/engine/react';

/**
 * The value of an emptied text input: `ui:options.emptyValue`, if the form names one. An absent field gets its default again,
 * so a text that has a default and may be empty is stored as ''. Any other field is cleared, so that `required` is validated.
 */
export function emptied({
  schema,
  required,
  options: { emptyValue },
}: Pick<WidgetProps<string>, 'schema' | 'required' | 'options'>): string | undefined {
  if (typeof emptyValue === 'string') return emptyValue;
  // The form stores null.
  if (emptyValue === null) return undefined;
  const { minLength = 0, format, contentMediaType } = schema;
  // No format accepts an empty text, and it is no JSON.
  const mayBeEmpty = !required && minLength === 0 && format === undefined && contentMediaType === undefined;
  const hasDefault = typeof schema.default === 'string' && schema.default !== '';
  return mayBeEmpty && hasDefault ? '' : undefined;
}

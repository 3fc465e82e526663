import { isSameValue } from '@signalbox/engine/core';
import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { inexactPath } from '@signalbox/schemas/exact-numbers';
import { parseJson } from '@signalbox/schemas/json';
import { unreadJson, unreadText } from '@signalbox/schemas/unread-json';
import { useState } from 'react';
import { CodeInput } from '../code/code-input';
import { jsonLines } from './json-lines';

/**
 * Edits any value as JSON, such as a map. Value in and out: the value itself; while the text is no JSON, or has a number that
 * would lose digits, `unreadJson` of it, which no form accepts.
 */
export function JsonInput({ value, onChange, ...props }: WidgetProps<JsonValue>) {
  const [typed, setTyped] = useState<{ text: string; value: JsonValue | undefined }>();
  // Blanks and the order of names stay as they were typed, until the value is another one.
  const text = typed && isSameValue(typed.value, value) ? typed.text : textOf(value);
  const handleChange = (next: string | undefined) => {
    const entered = { text: next ?? '', value: valueOf(next ?? '') };
    setTyped(entered);
    onChange(entered.value);
  };
  return <CodeInput {...props} value={text} onChange={handleChange} />;
}

/** A blank text clears the field. */
function valueOf(text: string): JsonValue | undefined {
  if (text.trim() === '') return undefined;
  const value = parseJson(text);
  return value === undefined || inexactPath(text) ? unreadJson(text) : value;
}

function textOf(value: JsonValue | undefined): string {
  return value === undefined ? '' : (unreadText(value) ?? jsonLines(value));
}

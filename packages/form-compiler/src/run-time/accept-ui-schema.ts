import type { JsonObject, JsonType, JsonValue } from '@signalbox/schemas';
import { isJsonObject, stringsOf } from '@signalbox/schemas/json';

interface UiSchemaOf {
  type: JsonType;
  /** The field has an `enum`, or its items have one. */
  hasChoices: boolean;
  /** Type of the items of a list without choices. */
  items?: JsonType;
}

/**
 * Returns the keys of a field's uiSchema about how it is drawn: `ui:widget`, `ui:order`, `ui:readonly` and
 * `ui:disabled`. A hint that forms do not know, such as the widget of another program, is left out: the field gets its
 * usual widget.
 */
export function acceptUiSchema(value: JsonValue | undefined, field: UiSchemaOf): JsonObject {
  const given = isJsonObject(value) ? value : {};
  const accepted: JsonObject = {};
  const widget = given['ui:widget'];
  if (typeof widget === 'string' && widgetsOf(field).includes(widget)) accepted['ui:widget'] = widget;
  // The engine has no usual widget for a list of choices or of plain values.
  else if (field.type === 'array' && field.hasChoices) accepted['ui:widget'] = 'select';
  else if (field.items === 'string') accepted['ui:widget'] = 'tags';
  // Numbers and booleans are often a series, in which a value is repeated. Tags cannot be.
  else if (field.items !== undefined && field.items !== 'object') accepted['ui:widget'] = 'values';
  for (const name of ['ui:readonly', 'ui:disabled'] as const) if (given[name] === true) accepted[name] = true;
  const order = stringsOf(given['ui:order']);
  if (field.type === 'object' && order.length > 0) accepted['ui:order'] = [...new Set(order)];
  return accepted;
}

/** Widgets that need neither options nor services of a page. */
function widgetsOf({ type, hasChoices, items }: UiSchemaOf): string[] {
  if (items === 'string') return ['values'];
  if (type === 'object' || type === 'array') return [];
  if (hasChoices) return ['hidden', 'select', 'radio'];
  return type === 'string' ? ['hidden', 'text', 'textarea', 'color', 'date-time'] : ['hidden'];
}

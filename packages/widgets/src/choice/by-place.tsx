import { isSameValue } from '@signalbox/engine/core';
import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemsOf } from '@signalbox/schemas/items-of';
import type { ComponentType } from 'react';

/**
 * Adapts an input of choices to the widget table. It knows objects by their places in the schema's `enum`, from 0, as do the
 * messages `options.<place>`. A value that the input does not know is shown as empty.
 */
export function byPlace<Value extends JsonValue>(
  Input: ComponentType<WidgetProps<Value>>,
  isValue: (value: JsonValue) => value is Value,
): ComponentType<WidgetProps<JsonValue>> {
  return function ByPlace(props: WidgetProps<JsonValue>) {
    const { schema, value, onChange, options } = props;
    const objects = objectsOf(schema);
    const known = objects ? placeOf(objects, value) : value;
    return (
      <Input
        {...props}
        schema={objects ? withPlaces(schema) : schema}
        options={objects ? optionsByPlace(objects, options) : options}
        value={known !== undefined && isValue(known) ? known : undefined}
        onChange={objects ? (next) => onChange(valueAt(objects, next)) : onChange}
      />
    );
  };
}

function objectsOf(schema: JsonSchema): JsonValue[] | undefined {
  const choices = schema.enum ?? itemsOf(schema)?.enum ?? [];
  return choices.some(isJsonObject) ? choices : undefined;
}

function withPlaces({ enum: choices, ...schema }: JsonSchema): JsonSchema {
  const items = itemsOf(schema);
  return {
    ...schema,
    ...(choices ? { type: 'integer', enum: choices.map((_, place) => place) } : {}),
    ...(items ? { items: withPlaces(items) } : {}),
  };
}

/** `enumOrder` and `enumDisabled` name objects too. */
function optionsByPlace(choices: JsonValue[], options: JsonObject): JsonObject {
  const placesOf = (list: JsonValue | undefined) =>
    Array.isArray(list) ? list.flatMap((each) => (each === '*' ? each : (placeOf(choices, each) ?? []))) : [];
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      name === 'enumOrder' || name === 'enumDisabled' ? placesOf(option) : option,
    ]),
  );
}

function placeOf(choices: JsonValue[], value: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(value)) return value.flatMap((each) => placeOf(choices, each) ?? []);
  const place = choices.findIndex((choice) => isSameValue(choice, value));
  return place < 0 ? undefined : place;
}

function valueAt(choices: JsonValue[], place: JsonValue | undefined): JsonValue | undefined {
  if (Array.isArray(place)) return place.flatMap((each) => valueAt(choices, each) ?? []);
  return typeof place === 'number' ? choices[place] : undefined;
}

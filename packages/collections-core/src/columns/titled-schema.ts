import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { LanguageText } from '@signalbox/schemas/language-text';

/** Text of a message key of the form, such as `tokens.title`. Undefined for none. */
type FormText = (key: string) => LanguageText | undefined;

/** A schema with the titles of its fields, sections and choices by the messages of a form. That of a model has them itself. */
export function titledSchema(schema: JsonObject, textOf: FormText): JsonObject {
  return titled(schema, '', textOf);
}

function titled(schema: JsonObject, key: string, textOf: FormText): JsonObject {
  const { properties, items, enum: values } = schema;
  const [title, emptyText] = [textOf(`${key}.title`), textOf(`${key}.empty`)];
  const enumNames = Array.isArray(values) ? values.map((value) => choiceText(value, key, textOf)) : undefined;
  return {
    ...schema,
    ...(title === undefined ? {} : { title }),
    ...(emptyText === undefined ? {} : { emptyText }),
    ...(enumNames ? { enumNames } : {}),
    ...(isJsonObject(properties) ? { properties: titledAll(properties, key, textOf) } : {}),
    // The choices of a list are named by the list.
    ...(isJsonObject(items) && Array.isArray(items['enum']) ? { items: titled(items, key, textOf) } : {}),
  };
}

function titledAll(properties: JsonObject, key: string, textOf: FormText): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [
      name,
      isJsonObject(part) ? titled(part, key === '' ? name : `${key}.${name}`, textOf) : part,
    ]),
  );
}

function choiceText(value: JsonValue, key: string, textOf: FormText): JsonValue {
  return textOf(`${key}.options.${String(value)}`) ?? value;
}

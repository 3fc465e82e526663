import { isSameValue } from '@signalbox/engine/core';
import { isOfType } from '@signalbox/schemas/is-of-type';
import { isJsonObject } from '@signalbox/schemas/json';
import type { ConditionTest, JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';

/**
 * Evaluates the conditions inside list items. Forms have precompiled validators; list items do not, and the browser must
 * not compile any. Supports only the keywords of conditions and throws for any other keyword, so that the first test
 * that renders the form fails.
 */
export function conditionTest(schema: JsonSchema): ConditionTest {
  const tests = Object.entries(schema).map(([keyword, rule]) => keywordTest(keyword, rule, schema));
  return (value) => tests.every((test) => test(value));
}

function keywordTest(keyword: string, rule: unknown, schema: JsonSchema): ConditionTest {
  switch (keyword) {
    case 'const':
      return (value) => isSameValue(value as JsonValue, schema.const);
    case 'enum':
      return (value) => schema.enum?.some((known) => isSameValue(value as JsonValue, known)) ?? false;
    case 'type':
      return (value) => [rule].flat().some((type) => isOfType(value, type as JsonType));
    case 'required':
      return (value) => !isJsonObject(value) || (schema.required ?? []).every((name) => Object.hasOwn(value, name));
    case 'properties':
      return propertiesTest(schema.properties ?? {});
    case 'not': {
      const inner = conditionTest(schema.not ?? {});
      return (value) => !inner(value);
    }
    case 'allOf': {
      const all = (schema.allOf ?? []).map(conditionTest);
      return (value) => all.every((test) => test(value));
    }
    case 'anyOf': {
      const any = (schema.anyOf ?? []).map(conditionTest);
      return (value) => any.some((test) => test(value));
    }
    case 'title':
    case 'description':
      return () => true;
    default:
      throw new Error(`A condition inside a list item cannot use the keyword "${keyword}".`);
  }
}

function propertiesTest(properties: Record<string, JsonSchema>): ConditionTest {
  const tests = Object.entries(properties).map(([name, schema]) => ({ name, test: conditionTest(schema) }));
  return (value) =>
    !isJsonObject(value) || tests.every(({ name, test }) => !Object.hasOwn(value, name) || test(value[name]));
}

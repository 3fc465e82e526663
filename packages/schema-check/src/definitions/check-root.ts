import { pointerOf } from '@signalbox/engine/core';
import {
  declaredNames,
  ownDefinition,
  rootParts,
  valueNames,
  withOwnDefinitions,
} from '@signalbox/form-compiler/plain-form';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { errorAt, type SourceFile } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';

/** A root that is no object of settings, and a choice at the root, have a setting that `valueIn` names. */
export function checkRoot({
  source,
  definition,
}: {
  source: SourceFile;
  definition: FormDefinition;
}): ValidationError[] {
  const found = wrongNames(definition) ?? wrongValue(definition) ?? wrongChoice(definition);
  return found ? [errorAt(source, found.at, found)] : [];
}

type Placed = Reported & { at: string };

function wrongNames({ valueIn, othersIn }: FormDefinition): Placed | undefined {
  if (valueIn !== undefined && othersIn !== undefined)
    return {
      at: '/othersIn',
      wrong: 'a tab has "valueIn" or "othersIn", not both',
      remedy:
        'remove one: "othersIn" has what users name, "valueIn" a choice at the root, or a root that is no object of settings',
      atKey: true,
    };
  const name = valueIn ?? othersIn;
  if (name === undefined || !(name in Object.prototype || name === 'prototype')) return undefined;
  return {
    at: valueIn === undefined ? '/othersIn' : '/valueIn',
    wrong: `"${name}" cannot be the name of a setting`,
    remedy: 'write another name',
  };
}

function wrongValue(definition: FormDefinition): Placed | undefined {
  const { valueIn } = definition;
  const { schema } = withOwnDefinitions(definition);
  const parts = rootParts(schema);
  if (valueIn === undefined) {
    if (parts === undefined || definition.schema.$ref !== undefined) return undefined;
    return {
      at: choiceAt(definition.schema),
      wrong: 'the root chooses between variants, and the root of the settings is that of all tabs',
      remedy:
        'write "valueIn": "<name>" beside "schema": the setting of this name has the choice. Or put it in a property',
      atKey: true,
    };
  }
  if (parts === undefined)
    return {
      at: '/valueIn',
      wrong: 'the root of "schema" has no value beside its settings',
      remedy: isNamedByUsers(schema)
        ? 'write "othersIn" in its place: that has what users name'
        : 'remove it: it is for a choice at the root, and for a root that is no object of settings',
      atKey: true,
    };
  return valueNames(schema).includes(valueIn)
    ? { at: '/valueIn', wrong: `"${valueIn}" is a property already`, remedy: 'write another name' }
    : undefined;
}

function isNamedByUsers({ additionalProperties, patternProperties }: JsonSchema): boolean {
  return isJsonObject(additionalProperties) || patternProperties !== undefined;
}

function choiceAt({ oneOf }: JsonSchema): string {
  return oneOf ? '/schema/oneOf' : '/schema/anyOf';
}

/** One choice, whose branches have names of their own: the settings beside it are on another level. */
function wrongChoice({ schema, valueIn }: FormDefinition): Placed | undefined {
  const names = declaredNames(schema);
  const { oneOf, anyOf } = schema;
  if (names.length === 0 || valueIn === undefined) return undefined;
  if (oneOf && anyOf)
    return {
      at: '/schema/anyOf',
      wrong: 'the root has two choices, and "valueIn" is one setting',
      remedy: 'put one of them in a property',
      atKey: true,
    };
  for (const [index, branch] of (oneOf ?? anyOf ?? []).entries()) {
    const at = `${choiceAt(schema)}/${index}`;
    const target = branch.$ref === undefined ? undefined : ownDefinition(schema, branch.$ref)?.schema;
    const taken = declaredNames(target ?? branch).find((name) => names.includes(name));
    if (taken === undefined) continue;
    return {
      at: target ? `${at}/$ref` : at + pointerOf(['properties', taken]),
      wrong: `"${taken}" is a setting of the tab, and the choice stands in "${valueIn}"`,
      remedy: `rename it in the branch; or write "dependencies" by "${taken}", with a "oneOf", and no "valueIn"`,
      atKey: true,
    };
  }
  return undefined;
}

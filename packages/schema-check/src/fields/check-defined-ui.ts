import { pointerOf } from '@signalbox/engine/core';
import { type OwnDefinition, ownDefinition, ownDefinitions, resolveForm } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { checkUiNames } from '../check-ui-names';
import type { SchemaLibrary } from '../declared';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';

/** Each uiSchema of a definition is one of a definition of the form, and names what that has. Widgets are checked where it is used. */
export function checkDefinedUi({ forms, shared, entities }: Sources): ValidationError[] {
  const byName = (files: Sources['shared']) => Object.fromEntries(files.map((file) => [file.name, file.definition]));
  return forms.flatMap((form) => {
    const { 'ui:definitions': defined } = form.definition.uiSchema;
    if (!isJsonObject(defined)) return [];
    const library = { shared: byName(shared), entities: byName(entities) };
    return Object.entries(defined).flatMap(([ref, ui]) => errorsOf(form, { ref, ui: ui as UiSchema, library }));
  });
}

interface DefinedUi {
  /** As the form names the definition. */
  ref: string;
  ui: UiSchema;
  library: SchemaLibrary;
}

function errorsOf(form: DeclaredForm, { ref, ui, library }: DefinedUi): ValidationError[] {
  const { source, definition } = form;
  const pointer = `/uiSchema${pointerOf(['ui:definitions', ref])}`;
  const own = ownDefinition(definition.schema, ref);
  if (own === undefined)
    return [
      errorAt(source, pointer, {
        wrong: `"${ref}" names no definition of this form`,
        remedy: suggest(
          ref,
          ownDefinitions(definition.schema).map(({ keyword, name }) => `#${pointerOf([keyword, name])}`),
        ),
        atKey: true,
      }),
    ];
  return checkUiNames(source, { schema: plainDefinition(form, own, library), ui, pointer });
}

function plainDefinition(
  { definition, resolved }: DeclaredForm,
  own: OwnDefinition,
  library: SchemaLibrary,
): JsonSchema {
  const recursive = resolved.schema.definitions?.[own.plainName];
  if (recursive) return recursive;
  const { definitions, $defs, $id } = definition.schema;
  const alone: JsonSchema = {
    ...($id === undefined ? {} : { $id }),
    ...(definitions ? { definitions } : {}),
    ...($defs ? { $defs } : {}),
    properties: { part: { $ref: `#${pointerOf([own.keyword, own.name])}` } },
  };
  return resolveForm({ ...definition, schema: alone, uiSchema: {} }, library).schema.properties?.['part'] ?? {};
}

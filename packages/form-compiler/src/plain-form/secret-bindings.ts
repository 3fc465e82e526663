import { pathOf, planForm, pointerOf } from '@signalbox/engine/core';
import type { FormDefinition, JsonSchema } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { suggest } from '../suggest';

interface BindingError {
  /** In the form's file. */
  pointer: string;
  wrong: string;
  remedy: string;
}

/**
 * Errors of the `boundTo` of a form's secrets. Each secret has one, which names other fields of the form. A secret inside
 * a field, such as in list items, cannot be bound: its place is not a field.
 */
export function bindingErrors(form: FormDefinition): BindingError[] {
  const { fields } = planForm(form);
  const schemas = new Map(fields.map(({ pointer, schema }) => [pointer, schema]));
  return fields.flatMap(({ pointer, schema }) =>
    secretsIn(schema, schemaPointer(pointer)).flatMap(({ at, boundTo }): BindingError[] => {
      if (boundTo === undefined)
        return [
          { pointer: at, wrong: 'the secret does not name the fields that it is bound to', remedy: describeBoundTo },
        ];
      if (boundTo.length > 0 && schema.writeOnly !== true)
        return [{ pointer: `${at}/boundTo`, wrong: 'a secret inside a field cannot be bound', remedy: 'write []' }];
      const others = [...schemas.keys()].filter((each) => each !== pointer);
      return boundTo.flatMap((binding, index) => {
        const place = `${at}/boundTo/${index}`;
        const name = typeof binding === 'string' ? binding : binding.pointer;
        const field = name === pointer ? undefined : schemas.get(name);
        if (field === undefined)
          return [{ pointer: place, wrong: `${name} is no other field of this form`, remedy: suggest(name, others) }];
        const stray = typeof binding === 'string' ? undefined : binding.insecure.find((each) => !isChoice(field, each));
        if (stray === undefined) return [];
        const wrong = `${JSON.stringify(stray)} is no value of ${name}`;
        return [{ pointer: place, wrong, remedy: 'name values of its enum' }];
      });
    }),
  );
}

interface PlacedSecret {
  at: string;
  boundTo: JsonSchema['boundTo'];
}

function secretsIn(schema: JsonSchema, at: string): PlacedSecret[] {
  if (schema.writeOnly === true) return [{ at, boundTo: schema.boundTo }];
  const items = itemsOf(schema);
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
      secretsIn(child, `${at}/properties${pointerOf([name])}`),
    ),
    ...(items === undefined ? [] : secretsIn(items, `${at}/items`)),
  ];
}

/** `/contact/mail` → `/schema/properties/contact/properties/mail`. */
export function schemaPointer(pointer: string): string {
  return `/schema${pathOf(pointer)
    .map((name) => `/properties${pointerOf([name])}`)
    .join('')}`;
}

function isChoice({ enum: choices }: JsonSchema, value: unknown): boolean {
  return choices === undefined || choices.some((choice) => choice === value);
}

const describeBoundTo =
  'add "boundTo": the pointers of the fields that decide where it is sent, or [] when it never leaves the platform';

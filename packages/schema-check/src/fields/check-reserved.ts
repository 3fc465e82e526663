import type { FormDefinition } from '@signalbox/schemas';
import { removedNames } from '@signalbox/schemas/reserved-names';
import { isDialog } from '../check-claims';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';

/** True for a name that no setting may have; `meta/form.schema.json` rejects those of each object. */
export function isReserved(name: string): boolean {
  return removedNames.includes(name) || name in Object.prototype || name === 'prototype';
}

function placeOf(name: string, { othersIn, valueIn }: FormDefinition): string {
  if (name === othersIn) return '/othersIn';
  return name === valueIn ? '/valueIn' : `/schema/properties/${name}`;
}

/** No setting has a name that the platform would remove from a change without an error. */
export function checkReserved({ forms, groups }: Sources): ValidationError[] {
  return forms
    .filter((form) => !isDialog(form, groups))
    .flatMap(({ source, definition, resolved }) =>
      [
        ...Object.keys(resolved.schema.properties ?? {}).map((name) => ({
          name,
          at: placeOf(name, definition),
        })),
        ...Object.keys(definition.derive ?? {}).map((name) => ({ name, at: `/derive/${name}` })),
      ]
        .filter(({ name }) => removedNames.includes(name))
        .map(({ name, at }) =>
          errorAt(source, at, {
            wrong: `"${name}" cannot be the name of a setting: the platform takes it out of every change`,
            remedy: 'rename it',
            atKey: true,
          }),
        ),
    );
}

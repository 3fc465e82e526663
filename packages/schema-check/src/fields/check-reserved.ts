import { isDialog } from '../check-claims';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';

/** Names in the body of a change of the settings that the platform takes out: see the route `PATCH core/setting`. */
const swallowed = ['id', '_pressMoney'];

/** No setting has a name that the platform would remove from a change without an error. */
export function checkReserved({ forms, groups }: Sources): ValidationError[] {
  return forms
    .filter((form) => !isDialog(form, groups))
    .flatMap(({ source, definition, resolved }) =>
      [
        ...Object.keys(resolved.schema.properties ?? {}).map((name) => ({
          name,
          at: name === definition.othersIn ? '/othersIn' : `/schema/properties/${name}`,
        })),
        ...Object.keys(definition.derive ?? {}).map((name) => ({ name, at: `/derive/${name}` })),
      ]
        .filter(({ name }) => swallowed.includes(name))
        .map(({ name, at }) =>
          errorAt(source, at, {
            wrong: `"${name}" cannot be the name of a setting: the platform takes it out of every change`,
            remedy: 'rename it',
            atKey: true,
          }),
        ),
    );
}

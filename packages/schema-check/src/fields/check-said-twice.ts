import { pointerOf } from '@signalbox/engine/core';
import { namedOptions } from '@signalbox/form-compiler/plain-form';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';

/** No option stands both in `ui:options` and beside it, as `ui:<name>`: one of the two would have no effect. */
export function checkSaidTwice({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, definition }) =>
    twiceIn(definition.uiSchema, '/uiSchema').map(({ pointer, name }) =>
      errorAt(source, pointer, {
        wrong: `"ui:options" has "${name}" too, which wins`,
        remedy: 'keep one of the two',
        atKey: true,
      }),
    ),
  );
}

interface Twice {
  /** Pointer of the key beside `ui:options`. */
  pointer: string;
  name: string;
}

/** In a uiSchema and everything inside it, the uiSchemas of definitions and of the places of tuples included. */
function twiceIn(part: unknown, pointer: string): Twice[] {
  if (Array.isArray(part)) return part.flatMap((each, index) => twiceIn(each, `${pointer}/${index}`));
  if (!isJsonObject(part)) return [];
  const options = part['ui:options'];
  return Object.entries(part).flatMap(([key, inner]) => {
    const at = pointer + pointerOf([key]);
    const name = key.slice('ui:'.length);
    if (key.startsWith('ui:') && key !== 'ui:definitions')
      return namedOptions.includes(name) && isJsonObject(options) && Object.hasOwn(options, name)
        ? [{ pointer: at, name }]
        : [];
    return twiceIn(inner, at);
  });
}

import { bindingErrors } from '@signalbox/codegen';
import { planOf } from './check-claims';
import type { ValidationError } from './validation-error';
import type { Sources } from './load-sources';
import { errorAt } from './source-file';

/** Each secret says which fields it is bound to, so that it is never sent to a server that it was not typed for. */
export function checkSecrets({ forms }: Sources): ValidationError[] {
  return forms
    .filter((form) => planOf(form).plan !== undefined)
    .flatMap(({ source, resolved }) =>
      bindingErrors(resolved).map(({ pointer, ...told }) => errorAt(source, pointer, told)),
    );
}

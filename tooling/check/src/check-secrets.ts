import { bindingErrors } from '@signalbox/codegen';
import { planOf } from './check-claims';
import type { ValidationError } from './validation-error';
import type { Sources } from './load-sources';
import { errorAt } from './source-file';

/** Each secret names the fields that it is bound to. The platform then never sends it to a server for which it was not typed. */
export function checkSecrets({ forms }: Sources): ValidationError[] {
  return forms
    .filter((form) => planOf(form).plan !== undefined)
    .flatMap(({ source, resolved }) =>
      bindingErrors(resolved).map(({ pointer, ...reported }) => errorAt(source, pointer, reported)),
    );
}

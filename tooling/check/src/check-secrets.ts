import { bindingErrors } from '@signalbox/codegen';
import { planOf } from './check-claims';
import type { Fault } from './fault';
import type { Sources } from './load-sources';
import { faultAt } from './source-file';

/** Each secret says which fields it is bound to, so that it is never sent to a server that it was not typed for. */
export function checkSecrets({ forms }: Sources): Fault[] {
  return forms
    .filter((form) => planOf(form).plan !== undefined)
    .flatMap(({ source, resolved }) =>
      bindingErrors(resolved).map(({ pointer, ...told }) => faultAt(source, pointer, told)),
    );
}

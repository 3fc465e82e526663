import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { FormDefinition } from '@signalbox/schemas';
import type { ReadyPeer } from '../peer';
import { RjsfPage } from './rjsf-page';
import { rjsfSchema } from './rjsf-schema';

export function prepareRjsf(form: FormDefinition): ReadyPeer {
  const schema = rjsfSchema(form) as RJSFSchema;
  let values: unknown = {};
  const onValues = (next: unknown) => (values = next);
  return {
    element: () => <RjsfPage schema={schema} validator={validator} onValues={onValues} />,
    values: () => values,
    idOf: (path) => ['root', ...path].join('_'),
  };
}

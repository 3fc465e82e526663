import type { RJSFSchema } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';
import { planForm } from '@signalbox/engine/core';
import type { FormDefinition } from '@signalbox/schemas';
import type { ReadyPeer } from '../peer';
import { RjsfPage } from './rjsf-page';
import { rjsfSchema } from './rjsf-schema';

/** Written by `build-pages.ts`, one per size. */
const compiled = import.meta.glob<{ default: ValidatorFunctions }>('../../../.cache/rjsf-*.cjs');

export async function prepareRjsfPrecompiled(form: FormDefinition): Promise<ReadyPeer> {
  const schema = rjsfSchema(form) as RJSFSchema;
  const count = planForm(form).fields.length;
  const validators = await compiled[`../../../.cache/rjsf-${count}.cjs`]?.();
  if (validators === undefined) throw new Error(`No validator was compiled for ${count} fields.`);
  const validator = createPrecompiledValidator(validators.default, schema);
  let values: unknown = {};
  const onValues = (next: unknown) => (values = next);
  return {
    element: () => <RjsfPage schema={schema} validator={validator} onValues={onValues} />,
    values: () => values,
    idOf: (path) => ['root', ...path].join('_'),
  };
}

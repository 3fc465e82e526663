import type { FormDefinition } from '@signalbox/schemas';
import { runtimeSource } from '@signalbox/schemas/validators/runtime-source';
import { formTests } from '../form-tests';
import { testExpression } from '../test-code';

/**
 * An expression whose value is the `CompiledForm` of a form without RJSF fields. It needs no module and no name from
 * outside. The form's schema has no `$ref` but those to its own definitions.
 */
export function compiledFormCode(form: FormDefinition): string {
  const { conditions, members } = formTests(form);
  return `(() => {
"use strict";
${runtimeSource}
const form = ${testExpression({ form: form.schema }, { strict, allErrors: true })}.form;
const tests = ${testExpression(conditions, { strict, allErrors: false })};
return {
${members.join('\n')}
};
})()`;
}

/** `acceptForm` has accepted the keywords. Strict mode rejects harmless schemas too, such as a `minimum` without a `type`. */
const strict = false;

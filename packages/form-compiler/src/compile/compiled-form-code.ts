import type { FormDefinition } from '@signalbox/schemas';
import { runtimeSource } from '@signalbox/schemas/validators/runtime-source';
import { formTests, hasRjsfFields } from '../form-tests';
import { testExpression } from '../test-code';

/**
 * An expression whose value is the `CompiledForm` of a form. It needs no module and no name from outside. The form's schema
 * has no `$ref` but those to its own definitions. Throws for a field of RJSF that the check rejects.
 */
export async function compiledFormCode(form: FormDefinition): Promise<string> {
  const { conditions, members } = formTests(form);
  return `(() => {
"use strict";
${runtimeSource}
const form = ${testExpression({ form: form.schema }, { strict, allErrors: true })}.form;
const tests = ${testExpression(conditions, { strict, allErrors: false })};
return {
${[...members, ...(await rjsfMembers(form))].join('\n')}
};
})()`;
}

/** `acceptForm` has accepted the keywords. Strict mode rejects harmless schemas too, such as a `minimum` without a `type`. */
const strict = false;

/** The tests for what RJSF draws are evaluated when it is first drawn: never in the server. */
async function rjsfMembers(form: FormDefinition): Promise<string[]> {
  if (!hasRjsfFields(form)) return [];
  // Few forms need RJSF's own functions.
  const { rjsfTestOptions, rjsfTests } = await import('../rjsf-tests');
  const { schemas, members } = rjsfTests(form);
  return [
    `rjsfFields: async () => {
const tests = ${testExpression(schemas, rjsfTestOptions)};
return {
${members.join('\n')}
};
},`,
  ];
}

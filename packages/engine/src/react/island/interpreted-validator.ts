import { Validator, type Schema } from '@cfworker/json-schema';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/**
 * RJSF asks which `oneOf` branch a value fits, for schemas that only it knows. This judge reads the schema as data, so
 * the page's policy (`script-src 'self'`) holds; ajv would need `new Function`. It only steers what is drawn: what may be
 * saved is decided by the form's compiled validator.
 */
export const interpretedValidator: ValidatorType<unknown, RJSFSchema> = {
  isValid: (schema, value, rootSchema) => judge(schema, value, rootSchema),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};

function judge(schema: RJSFSchema | boolean, value: unknown, rootSchema?: RJSFSchema): boolean {
  if (typeof schema === 'boolean') return schema;
  const definitions = rootSchema?.definitions;
  const whole = definitions === undefined ? schema : { definitions, ...schema };
  return new Validator(whole as Schema, '7').validate(value).valid;
}

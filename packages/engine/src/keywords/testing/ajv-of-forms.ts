import { Ajv } from 'ajv';
import { addKeywords } from '../add-keywords';

/** As strict as the ajv that compiles forms. */
export function ajvOfForms(): Ajv {
  const ajv = new Ajv({ strict: true, strictRequired: false, allErrors: true });
  addKeywords(ajv);
  return ajv;
}

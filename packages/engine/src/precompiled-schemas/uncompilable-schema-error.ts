/** An RJSF field that cannot be precompiled: the schemas that RJSF evaluates depend on more than the field's schema. */
export class UncompilableSchemaError extends Error {
  override name = 'UncompilableSchemaError';

  constructor(
    /** JSON pointer inside the field's schema. */
    readonly pointer: string,
    readonly wrong: string,
    readonly remedy: string,
  ) {
    super(`${pointer || 'the field'}: ${wrong}; ${remedy}`);
  }
}

/** An island that cannot be compiled ahead: what RJSF would ask about it depends on more than its schema. */
export class UncompilableSchemaError extends Error {
  override name = 'UncompilableIsland';

  constructor(
    /** JSON pointer inside the field's schema. */
    readonly pointer: string,
    readonly wrong: string,
    readonly remedy: string,
  ) {
    super(`${pointer || 'the field'}: ${wrong}; ${remedy}`);
  }
}

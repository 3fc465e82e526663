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

/** RJSF finds the test of a schema by a hash of 32 bits, which two schemas may share. `other`: where the other one is. */
export function sameHash(pointer: string, other: string): UncompilableSchemaError {
  return new UncompilableSchemaError(
    pointer,
    `RJSF gives a schema here and one ${other} the same hash, and could not distinguish them`,
    'change a constant, a limit or a name in one of the two',
  );
}

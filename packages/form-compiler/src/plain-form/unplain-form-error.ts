/** A schema that has no plain form. */
export class UnplainFormError extends Error {
  constructor(
    /** JSON pointer of the place, from the root of the schema. */
    readonly pointer: string,
    readonly reported: { wrong: string; remedy: string },
  ) {
    super(`${reported.wrong}; ${reported.remedy}`);
  }
}

/**
 * Part of every hash of a form: raise it when the compiler makes other code or another definition of the same schema, so
 * that no form of an earlier version is used. `compiler-version.test.ts` notices.
 */
export const compilerVersion = 13;

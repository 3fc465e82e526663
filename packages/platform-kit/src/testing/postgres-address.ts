declare module 'vitest' {
  interface ProvidedContext {
    /** Creates and drops databases on the run's only PostgreSQL, which the first request starts. */
    testPostgresAddress: string;
  }
}

/** The name under which the global setup provides the address to the test files. */
export const postgresAddressKey = 'testPostgresAddress';

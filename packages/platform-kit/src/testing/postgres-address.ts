declare module 'vitest' {
  interface ProvidedContext {
    /** Serves the connection string of the run's only PostgreSQL, which the first request starts. */
    testPostgresAddress: string;
  }
}

/** The name under which the global setup provides the address to the test files. */
export const postgresAddressKey = 'testPostgresAddress';

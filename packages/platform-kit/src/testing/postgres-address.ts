declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the connection string of the run's one PostgreSQL, which is started by the first question. */
    testPostgresAddress: string;
  }
}

/** Under this name the global setup tells the test files where to ask. */
export const postgresAddressKey = 'testPostgresAddress';

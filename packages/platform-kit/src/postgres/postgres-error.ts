/** The database could not be started; the message says what to do and is shown to the operator as it is. */
export class PostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresError';
  }
}

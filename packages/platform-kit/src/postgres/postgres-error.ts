/** The database could not be started. The message has the remedy and is shown to the operator unchanged. */
export class PostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresError';
  }
}

/** A variable with an invalid value. The message names it and a remedy. */
export class EnvironmentError extends Error {}

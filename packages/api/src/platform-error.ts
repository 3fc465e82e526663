import type { JsonValue } from '@signalbox/schemas';
import { errorTable, type ErrorBody, type ErrorDefinition, type ErrorName } from './errors';

export interface PlatformErrorOptions extends Partial<
  Pick<ErrorBody, 'detail' | 'field' | 'params' | 'pointer' | 'revision' | 'pointers'>
> {
  /** Errors of the validator. Messages are added when the response is written. */
  errors?: { pointer: string; keyword: string; params: Record<string, JsonValue>; formId?: string }[];
  cause?: unknown;
}

/** Thrown anywhere in the server. The error handler of the platform turns it into a status and an `ErrorBody` in the user's locale. */
export class PlatformError extends Error {
  readonly definition: ErrorDefinition;
  readonly errorName: string;
  readonly statusCode: number;

  /** `error`: a name of the platform's own table, or an error of a plug-in's table. */
  constructor(
    error: ErrorName | ErrorDefinition,
    readonly options: PlatformErrorOptions = {},
  ) {
    const definition = definitionOf(error);
    super(definition.name, { cause: options.cause });
    this.name = 'PlatformError';
    this.definition = definition;
    this.errorName = definition.name;
    this.statusCode = definition.status;
  }

  is(error: ErrorName | ErrorDefinition): boolean {
    return this.definition.code === definitionOf(error).code;
  }
}

function definitionOf(error: ErrorName | ErrorDefinition): ErrorDefinition {
  return typeof error === 'string' ? errorTable[error] : error;
}

import type { LanguageText } from '@signalbox/schemas/language-text';
import { errorTable, type ErrorBody, type ErrorDefinition, type ErrorName, type WireError } from './errors';

export interface PlatformErrorOptions extends Partial<
  Pick<ErrorBody, 'detail' | 'field' | 'params' | 'pointer' | 'revision' | 'pointers'>
> {
  /** Errors of the validator. Messages are added when the response is written. */
  errors?: FieldErrorOptions[];
  /** The titles that take the place of the pointer `params.place` in the response, outermost first. */
  place?: readonly LanguageText[];
  cause?: unknown;
}

interface FieldErrorOptions extends Omit<WireError, 'message'> {
  /** Id of the form whose messages have the title of the field. */
  formId?: string;
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

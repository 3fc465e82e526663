import { PlatformError, type PlatformErrorOptions } from '@signalbox/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type FieldNames = Pick<NonNullable<PlatformErrorOptions['errors']>[number], 'formId' | 'title' | 'item'>;
type NameOf = (request: FastifyRequest, pointer: string) => FieldNames | Promise<FieldNames>;

/** Names the fields of numbers that would be rounded: a body is read before the plug-in of its route knows its form. */
export function nameFields(rest: FastifyInstance, nameOf: NameOf): void {
  rest.setErrorHandler(async (error, request) => {
    const { errors: [first] = [], ...options } = error instanceof PlatformError ? error.options : {};
    if (first?.keyword !== 'exact') throw error;
    const names = await nameOf(request, first.pointer);
    throw new PlatformError('invalidField', { ...options, errors: [{ ...first, ...names }] });
  });
}

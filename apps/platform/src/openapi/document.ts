/** The parts of an OpenAPI 3.1 document that are written here. Source: spec.openapis.org/oas/v3.1.1 */
import type { JsonSchema } from '@signalbox/schemas';

const listQuery: JsonSchema = {
  description: 'The query of a list. Keys of filters and sorts may be dotted paths.',
  type: 'object',
  additionalProperties: false,
  properties: {
    filter: {
      type: 'object',
      description: 'E.g. {"name": {"$regex": "north"}}; also $and, $or, $in, $gt. At most 100 comparisons.',
    },
    sort: { type: 'object', additionalProperties: { enum: [1, -1] } },
    skip: { type: 'integer', minimum: 0 },
    limit: { type: 'integer', minimum: 1, maximum: 1000, default: 15 },
    withCount: { type: 'boolean', description: 'The header `count` has the number of all matches.' },
  },
};

const error: JsonSchema = {
  type: 'object',
  required: ['code', 'message', 'detail', 'field'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string', description: 'In the language of the request.' },
    detail: { type: 'string' },
    field: { type: 'string', description: 'Dotted path of the field; empty if it is about none.' },
    pointer: { type: 'string', description: 'JSON pointer of the field.' },
    faults: { type: 'array', items: { type: 'object' }, description: 'All validation errors.' },
  },
};

const status: JsonSchema = { type: 'object', required: ['status'], properties: { status: { const: 'OK' } } };
const inserted: JsonSchema = {
  type: 'object',
  required: ['InsertedID'],
  properties: { InsertedID: { type: 'string', description: 'Id of what was added.' } },
};

/** Schemas that routes of all plug-ins use, by the name of their component. */
export const commonSchemas = { error, status, inserted, 'list-query': listQuery };

export const commonParts = {
  openapi: '3.1.1',
  info: {
    title: 'Signalbox',
    description:
      'Each request has the token of a session in the header `Authorization`. The header `x-request-project` names the project; without it, the default project.',
  },
  security: [{ session: [] }],
};

export const commonComponents = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'From `POST /rest/core/auth/login`.' },
  },
  responses: {
    error: {
      description: 'The request was rejected, or failed.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/error' } } },
    },
  },
};

import type { JsonObject } from '@signalbox/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { queryParameter } from '../input/json-query';
import { parseQuery } from '../query/parse-query';
import type { Query } from '../query/query';

/** The `?query=` of a list request. */
export function queryOf(request: FastifyRequest): Query {
  return parseQuery(queryParameter(request, 'query'));
}

/** A list on the wire: a bare array. The header `count` has the number of all matches if the query requests it. */
export function answerList(
  reply: FastifyReply,
  { documents, count }: { documents: JsonObject[]; count?: number },
): JsonObject[] {
  if (count !== undefined) void reply.header('count', String(count));
  return documents;
}

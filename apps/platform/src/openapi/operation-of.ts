import type { RegisteredRoute } from '@signalbox/platform-kit/rest';
import type { DeclaredEntity, JsonObject, JsonSchema, NamedSchema } from '@signalbox/schemas';
import type { FastifySchema } from 'fastify';
import { commonSchemas } from './document';
import { exampleCandidates, withoutSecrets } from './example-candidates';

/** Adds a schema to the document, and returns a reference to it. `settings`: that of the body of a save. */
export type UseSchema = (named: NamedSchema | 'settings') => { $ref: string };

/** The OpenAPI operation of one route. `address`: its path in the document. */
export function operationOf({ method, schema, config }: RegisteredRoute, address: string, use: UseSchema) {
  const { summary, changes = method !== 'GET', plugin, permission, isPublic } = config;
  const verb = method.toLowerCase();
  const body = contentOf(schema, config.example, use);
  const parameters = [...pathParameters(address), ...queryParameters(schema, use)];
  const isOptional = typeof schema.body === 'object' && 'optional' in schema.body;
  return {
    operationId: `${verb}${address.replace('/rest', '').replaceAll(/[^\w]+/g, '_')}`.replace(/_$/, ''),
    tags: [plugin],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: !isOptional, content: body } }),
    responses: { '200': answerOf(schema.answer, use), default: { $ref: '#/components/responses/error' } },
    'x-changes': changes,
    ...(permission !== undefined && { 'x-permission': permission }),
    ...(isPublic && { security: [] }),
  };
}

function pathParameters(address: string) {
  return [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));
}

function queryParameters({ querystring, jsonParameters }: RegisteredRoute['schema'], use: UseSchema) {
  const inJson = (schema: object) => ({ content: { 'application/json': { schema } } });
  const ofQuery = (schema: object) => [{ name: 'query', in: 'query', ...inJson(schema) }];
  const json = propertiesOf(jsonParameters?.schema).map(({ schema, ...each }) => ({ ...each, ...inJson(schema) }));
  if (querystring === 'list') return [...json, ...ofQuery(use(common('list-query')))];
  if (querystring !== undefined && 'json' in querystring) return [...json, ...ofQuery(use(querystring.json))];
  return [...propertiesOf(querystring?.schema), ...json];
}

function propertiesOf({ properties = {}, required = [] }: JsonSchema = {}) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function contentOf({ body }: RegisteredRoute['schema'], given: JsonObject | undefined, use: UseSchema) {
  if (body === undefined) return undefined;
  if (body === 'bytes') return { 'application/offset+octet-stream': {} };
  if (body === 'upload') return uploadOf({});
  if (typeof body === 'object' && 'fields' in body) return uploadOf(body.fields.schema);
  const named = typeof body === 'object' && 'optional' in body ? body.optional : body;
  const example = given ?? (named === 'settings' ? undefined : exampleOf(named));
  return { 'application/json': { schema: use(named), ...(example && { example }) } };
}

function uploadOf({ properties }: JsonSchema) {
  const file = { type: 'string', format: 'binary' };
  return {
    'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { ...properties, file } } },
  };
}

/** The most telling example that is valid. Undefined if an empty object is. */
function exampleOf(named: NamedSchema & Partial<DeclaredEntity<unknown>>) {
  const found = exampleCandidates(named.schema).find((candidate) => named.isValid?.(candidate) !== false);
  return found && Object.keys(found).length > 0 ? withoutSecrets(found) : undefined;
}

function answerOf(answer: FastifySchema['answer'], use: UseSchema) {
  const json = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } });
  if (answer === undefined) return json('Done.', {});
  if (answer === 'file') return { description: 'A file.', content: { '*/*': {} } };
  if (answer === 'done') return json('Done.', use(common('status')));
  if (answer === 'inserted') return json('Added.', use(common('inserted')));
  if (answer === 'list') return json('The list.', { type: 'array', items: { type: 'object' } });
  if (Array.isArray(answer)) return json('The list.', { type: 'array', items: use(answer[0]) });
  return json('Found.', use(answer));
}

function common(name: keyof typeof commonSchemas): NamedSchema {
  return { name, schema: commonSchemas[name] };
}

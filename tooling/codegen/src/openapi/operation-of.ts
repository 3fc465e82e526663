import type { JsonSchema } from '@signalbox/schemas';
import type { DeclaredOperation } from './operations';

/** Adds a schema to the document by its name in an `operations.json`, and returns a reference to it. */
type UseSchema = (name: string) => { $ref: string };

interface OperationContext {
  use: UseSchema;
  /** The schema of an entity, resolved. */
  entity: (name: string) => JsonSchema;
  /** An example of a body. */
  example: (name: string) => object | undefined;
}

/** The OpenAPI operation of one route. */
export function operationOf(
  declared: DeclaredOperation,
  place: { tag: string; verb: string; path: string },
  context: OperationContext,
) {
  const { summary, changes, isBodyOptional = false } = declared;
  const { tag, verb, path } = place;
  const body = bodyOf(declared, context);
  const parameters = [...pathParameters(path), ...queryParameters(declared, context)];
  return {
    operationId: `${verb}${path.replace('/rest', '').replaceAll(/[^\w]+/g, '_')}`.replace(/_$/, ''),
    tags: [tag],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: !isBodyOptional, content: body } }),
    responses: { '200': answerOf(declared.answer, context), default: { $ref: '#/components/responses/error' } },
    'x-changes': changes ?? verb !== 'get',
  };
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));
}

function queryParameters({ query, parameters, jsonParameters }: DeclaredOperation, { use, entity }: OperationContext) {
  const plain = typeof parameters === 'string' ? propertiesOf(entity(parameters)) : [];
  const texts = typeof parameters === 'object' ? Object.entries(parameters) : [];
  const json = jsonParameters === undefined ? [] : propertiesOf(entity(jsonParameters));
  const inJson = (schema: object) => ({ content: { 'application/json': { schema } } });
  return [
    ...texts.map(([name, description]) => ({
      name,
      in: 'query',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    ...plain.map(({ name, required, schema }) => ({ name, in: 'query', required, schema })),
    ...json.map(({ name, required, schema }) => ({ name, in: 'query', required, ...inJson(schema) })),
    ...(query === undefined
      ? []
      : [{ name: 'query', in: 'query', ...inJson(use(query === 'list' ? 'list-query' : query)) }]),
  ];
}

function propertiesOf({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
}

function bodyOf({ body, example }: DeclaredOperation, { use, entity, example: exampleOf }: OperationContext) {
  if (body === undefined || body === 'none') return undefined;
  if (body === 'bytes') return { 'application/offset+octet-stream': {} };
  if (body.startsWith('upload')) {
    const fields = body.startsWith('upload with ') ? entity(body.slice('upload with '.length)) : {};
    const file = { type: 'string', format: 'binary' };
    return {
      'multipart/form-data': {
        schema: { type: 'object', required: ['file'], properties: { ...fields.properties, file } },
      },
    };
  }
  const shown = example ?? exampleOf(body);
  return { 'application/json': { schema: use(body), ...(shown !== undefined && { example: shown }) } };
}

function answerOf(answer: string | undefined, { use }: OperationContext) {
  const json = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } });
  if (answer === undefined) return json('Done.', {});
  if (answer === 'file') return { description: 'A file.', content: { '*/*': {} } };
  if (answer === 'done') return json('Done.', use('status'));
  if (answer === 'inserted') return json('Added.', use('inserted'));
  if (answer === 'list') return json('The list.', { type: 'array', items: { type: 'object' } });
  if (answer.startsWith('list of '))
    return json('The list.', { type: 'array', items: use(answer.slice('list of '.length)) });
  return json('Found.', use(answer));
}

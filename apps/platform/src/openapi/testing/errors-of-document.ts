import { Validator } from '@seriousme/openapi-schema-validator';
import { registeredRoutes } from '@signalbox/platform-kit/rest';
import Ajv from 'ajv/dist/2020';
import type { FastifyInstance } from 'fastify';
import { openApi } from '../generated/openapi';
import { addressOf, documentOf } from '../openapi-route';
import type { OpenApiDocument } from '../open-api-document';

/** Returns the errors of the document of a server that has all plug-ins, as sentences. */
export async function errorsOfDocument(app: FastifyInstance, generated: OpenApiDocument = openApi): Promise<string[]> {
  const served = registeredRoutes(app)
    .filter(({ path }) => path.startsWith('/rest/'))
    .map(({ method, path }) => `${method} ${addressOf(path)}`);
  const described = operationsOf(generated).map(({ name }) => name);
  const { valid, errors } = await new Validator().validate(structuredClone(documentOf(app, '1.0.0')));
  return [
    ...missing(served, described).map((name) => `“${name}” has no row in the operations.json of its plug-in. Add one.`),
    ...missing(described, served).map((name) => `“${name}” is no route of the server. Remove its row.`),
    ...(valid ? [] : [`not valid as OpenAPI 3.1: ${JSON.stringify(errors).slice(0, 1000)}`]),
    ...wrongExamples(generated),
  ];
}

function missing(names: string[], from: string[]): string[] {
  const known = new Set(from);
  return names.filter((name) => !known.has(name));
}

interface Described {
  parameters?: { name: string; example?: unknown; schema?: { default?: unknown } }[];
  requestBody?: { content: Record<string, { schema?: object; example?: unknown }> };
}

function operationsOf({ paths }: OpenApiDocument) {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb.toUpperCase()} ${path}`, operation })),
  );
}

function wrongExamples(document: OpenApiDocument): string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  return operationsOf(document).flatMap(({ name, operation }) =>
    Object.values((operation as Described).requestBody?.content ?? {}).flatMap(({ schema, example }) => {
      if (schema === undefined || example === undefined) return [];
      const validate = ajv.compile({ components: document['components'], ...schema });
      // A required secret is left empty.
      if (validate(example) || validate.errors?.every(({ instancePath }) => instancePath === '/password')) return [];
      return [`the example of “${name}” is not valid: ${ajv.errorsText(validate.errors)}`];
    }),
  );
}

/** The values that an operation shows for its request: the examples of bodies, and examples and defaults of parameters. */
export function examplesOf(document: OpenApiDocument): { name: string; values: unknown[] }[] {
  return operationsOf(document).flatMap(({ name, operation }) => {
    const { requestBody, parameters = [] } = operation as Described;
    const bodies = Object.values(requestBody?.content ?? {}).map(({ example }) => example);
    const values = [...bodies, ...parameters.map((each) => ({ [each.name]: each.example ?? each.schema?.default }))];
    return bodies.some((body) => body !== undefined) || parameters.length > 0 ? [{ name, values }] : [];
  });
}

/** The texts in a value, each with its path. */
export function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${path}/${name}`));
}

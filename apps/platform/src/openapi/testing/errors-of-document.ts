import { Validator } from '@seriousme/openapi-schema-validator';
import type { JsonObject } from '@signalbox/schemas';
import Ajv from 'ajv/dist/2020';
import type { documentOf } from '../openapi-route';
import { withSecrets } from '../example-candidates';

export type OpenApiDocument = ReturnType<typeof documentOf>;

/** Returns the errors of a document, as sentences. */
export async function errorsOfDocument(document: OpenApiDocument): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(structuredClone(document) as unknown as JsonObject);
  return [
    ...(valid ? [] : [`not valid as OpenAPI 3.1: ${JSON.stringify(errors).slice(0, 1000)}`]),
    ...wrongExamples(document),
  ];
}

interface Described {
  parameters?: { name: string; example?: unknown; schema?: { default?: unknown } }[];
  requestBody?: { content: Record<string, { schema?: { $ref?: string }; example?: unknown }> };
}

function operationsOf({ paths }: OpenApiDocument) {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ name: `${verb.toUpperCase()} ${path}`, operation })),
  );
}

function wrongExamples(document: OpenApiDocument): string[] {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ components: document.components }, 'document');
  return operationsOf(document).flatMap(({ name, operation }) => {
    const { schema, example } = (operation as Described).requestBody?.content['application/json'] ?? {};
    if (schema === undefined) return [];
    const validate = ajv.getSchema(`document${schema.$ref}`)!;
    // A required secret is left empty.
    if (validate(withSecrets((example ?? {}) as JsonObject))) return [];
    return [
      example === undefined
        ? `“${name}” has no valid example: add one to its declaration`
        : `the example of “${name}” is not valid: ${ajv.errorsText(validate.errors)}`,
    ];
  });
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

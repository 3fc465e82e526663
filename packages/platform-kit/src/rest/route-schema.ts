/** How a route is declared, in Fastify's terms. The permission check, the validation and the API document read it. */
import type { DeclaredEntity, Entity, JsonObject, NamedSchema } from '@signalbox/schemas';
import type { FastifyContextConfig, FastifySchema, FastifySchemaCompiler, RouteShorthandOptions } from 'fastify';
import { fullBodyOf, optionalBody } from '../input/body-of';
import { jsonQuery, plainQuery } from '../input/json-query';

interface RouteTerms extends Omit<FastifyContextConfig, 'summary' | 'plugin'>, Pick<RouteShorthandOptions, OwnOptions> {
  /**
   * An entity, or `optional` of one: Fastify validates the body after the permission check, and it is the type of
   * `request.body`. The handler reads what has no validator. `{ fields }`: those of an upload.
   */
  body?:
    | DeclaredEntity<JsonObject>
    | Optional
    | NamedSchema
    | 'settings'
    | 'upload'
    | 'bytes'
    | { fields: NamedSchema };
  /** An entity of the parameters, or `inQuery` of one: the same. `list`: the query of a list. */
  query?: DeclaredEntity<object> | InQuery | NamedSchema | 'list';
  /** Parameters with JSON, which the handler reads. */
  jsonParameters?: NamedSchema;
  answer?: FastifySchema['answer'];
}
type OwnOptions = 'bodyLimit' | 'exposeHeadRoute' | 'preValidation';

/** Fastify's options of a route that does what `summary` says, as a sentence of the API document. */
export function route<Terms extends RouteTerms>(summary: string, terms?: Terms) {
  const {
    body,
    query: querystring,
    jsonParameters,
    answer,
    bodyLimit,
    exposeHeadRoute,
    preValidation,
    ...config
  } = (terms ?? {}) as RouteTerms;
  const schema = defined({ body, querystring, jsonParameters, answer }) as unknown as SchemaOf<Terms>;
  return { ...defined({ bodyLimit, exposeHeadRoute, preValidation }), config: { ...config, summary }, schema };
}

/** Fastify warns about parts that are undefined. */
function defined<Parts extends object>(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Parts;
}

interface SchemaOf<Terms> extends FastifySchema {
  body: Terms extends { body: infer Body } ? Body : unknown;
  querystring: Terms extends { query: infer Query } ? Query : unknown;
}

/** An entity that the handler validates, after checks of its own. */
export const later = (entity: NamedSchema): NamedSchema => Object.assign({ ...entity }, { validate: undefined });

/** A part of an entity, of which nothing is required. The handler validates the result. */
export function partOf({ name, schema }: NamedSchema): NamedSchema {
  const { required: _required, allOf: _conditions, ...part } = schema;
  return { name: `part of ${name}`, schema: part };
}

/** A body that may be absent. */
export const optional = <Body extends NamedSchema>(body: Body): Optional<Body> => ({ optional: body });

/** JSON in the parameter `query`. */
export const inQuery = <Json extends NamedSchema>(json: Json): InQuery<Json> => ({ json });

interface Optional<Body extends NamedSchema = DeclaredEntity<JsonObject> | NamedSchema> {
  optional: Body;
}
interface InQuery<Json extends NamedSchema = DeclaredEntity<object> | NamedSchema> {
  json: Json;
}

declare module 'fastify' {
  interface FastifySchema {
    /** Parameters with JSON that the handler reads itself. */
    jsonParameters?: NamedSchema;
    /** Any JSON by default. `done`: `{status: 'OK'}`; `inserted`: the id of what was added; `[entity]`: a list. */
    answer?: NamedSchema | [NamedSchema] | 'settings' | 'list' | 'done' | 'inserted' | 'file';
  }
  interface FastifyContextConfig {
    /** What the route does, as a sentence. Without it, the server does not start. */
    summary?: string;
    /** Example of the body, where none can be made from its schema. Secrets are empty. */
    example?: JsonObject;
    /** Whether a request changes something. Unless stated, GET changes nothing and the other verbs do. */
    changes?: boolean;
    /** Id of the plug-in that has registered the route. */
    plugin?: string;
  }
  interface FastifyTypeProviderDefault {
    readonly validator: Sent<this['schema']>;
  }
}

/** The type of a valid part of a request, by its declaration. */
type Sent<Part> =
  Part extends InQuery<infer Json>
    ? Sent<Json>
    : Part extends Optional<infer Body>
      ? Partial<Sent<Body>>
      : Part extends Entity<infer Value>
        ? Value
        : unknown;

/** The schema of a route that `route` has made. */
export interface DeclaredSchema extends FastifySchema {
  body?: RouteTerms['body'];
  querystring?: RouteTerms['query'];
}

type DeclaredPart = NonNullable<RouteTerms['body'] | RouteTerms['query']>;

const isEntity = (part: NamedSchema): part is DeclaredEntity<JsonObject> =>
  'validate' in part && part.validate !== undefined;

/** Validates bodies and queries by their entities, with the errors of `validated`. */
export const validatorCompiler: FastifySchemaCompiler<DeclaredPart> =
  ({ schema, httpPart }) =>
  (value) => {
    if (typeof schema === 'string' || 'fields' in schema) return true;
    const entity = 'json' in schema ? schema.json : 'optional' in schema ? schema.optional : schema;
    if (!isEntity(entity)) return true;
    try {
      if (httpPart === 'querystring')
        return { value: (entity === schema ? plainQuery : jsonQuery)({ query: value }, entity) };
      return { value: (entity === schema ? fullBodyOf : optionalBody)({ body: value }, entity) };
    } catch (error) {
      // Fastify takes a thrown one for a failure of the validator.
      return { error: error as Error };
    }
  };

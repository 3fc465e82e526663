import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';

/** What the page reads of an OpenAPI 3.1 document. */
export interface OpenApi {
  tags: { name: string; description: string }[];
  /** Address → verb → operation. */
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface DocumentOperation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: DocumentParameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
  'x-permission'?: string;
  'x-changes': boolean;
}

export interface DocumentParameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  /** A text. */
  schema?: Schema;
  /** A JSON value, instead of `schema`. */
  content?: Record<string, Media>;
}

interface Media {
  schema?: Schema;
  example?: unknown;
}

/** A schema of draft 2020-12, or `true` or `false`. */
export type Schema = boolean | SchemaObject;
export interface SchemaObject {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The document does not change while the server runs. */
export const openApiQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['openapi'] as const,
    queryFn: ({ signal }) => api.get<OpenApi>('openapi.json', { signal }),
    staleTime: Infinity,
  });

import type { JsonObject } from '@signalbox/schemas/json';
import { guardedColumns } from '@signalbox/schemas/guarded-columns';
import { sql } from 'kysely';
import type { FindModel, RecordModel } from './record-model';

/** What a list is: that of `collection.json` by `declaredCollection`. */
export interface SourceDefinition extends Pick<RecordModel, 'title' | 'permissions' | 'schema' | 'compare'> {
  /** Address below `/rest`, such as `core/theme`. */
  resource: string;
  /** RJSF's, of the form of a record. */
  uiSchema?: JsonObject;
  /** As in `collection.json`. */
  sort?: string;
}

interface DocumentsOptions extends Pick<
  RecordModel,
  'entity' | 'maxBytes' | 'comparesUndeclared' | 'limit' | 'hooks' | 'lock'
> {
  definition: SourceDefinition;
  /** The data module of its documents. A document has the values of one record. */
  collection: string;
  /** The project of its documents; the request's own by default. */
  project?: string;
}

/** The documents of a data module as the records of a declared list: options of `collectionRoutes`. */
export function documentsSource({ definition, collection, project: fixed, ...rules }: DocumentsOptions): {
  resource: string;
  entity?: RecordModel['entity'];
  find: FindModel;
} {
  const { resource, title, permissions, schema, uiSchema = {}, compare = {} } = definition;
  const guarded = guardedColumns(schema);
  if (!guarded) throw new Error(`The schema of ${resource} is too large or refers to itself`);
  const declared = {
    id: resource,
    resource,
    version: '',
    title,
    permissions,
    schema,
    uiSchema,
    compare,
    guarded,
    root: [],
    from: sql`document`,
    isOfAllProjects: fixed !== undefined,
    ...rules,
  };
  const stored: RecordModel['stored'] = { collection, bodyOf: (values) => values };
  return {
    resource,
    ...(rules.entity && { entity: rules.entity }),
    find: async (own) => {
      const project = fixed ?? own;
      const scope = sql<boolean>`(document.project = ${project} and document.collection = ${sql.lit(collection)})`;
      return { ...declared, project, scope, stored };
    },
  };
}

import type { JsonObject, NamedSchema } from '@signalbox/schemas';
import { later, route } from './route-schema';

/** What the routes of one kind of records say of themselves. */
export interface RecordTerms {
  /** What a record is called. By default the last name of its address: `theme` of `core/theme`. */
  noun?: string;
  /** Schemas of bodies, which the routes validate after the permission check. */
  entity?: { full: NamedSchema; patch?: NamedSchema };
  /** The schema of a record that is returned. */
  answer?: NamedSchema;
  /** Examples of bodies, where none can be made from their schemas. */
  examples?: { full: JsonObject; patch?: JsonObject };
  /** Parameters of changes. */
  changeQuery?: NamedSchema;
}

type Permission = string | null | undefined;

/** The declarations of the routes of records, each with its permission, if it checks none itself. */
export function recordRoutes(
  { noun, entity = anyRecord, answer, examples, changeQuery }: RecordTerms & { noun: string },
  permissions: { list?: Permission; get?: Permission; add?: Permission; edit?: Permission; delete?: Permission } = {},
) {
  const allowed = (permission: Permission) => (permission ? { permission } : {});
  const full = { body: later(entity.full), ...(examples && { example: examples.full }) };
  const patch = { body: later(entity.patch ?? entity.full), ...(examples?.patch && { example: examples.patch }) };
  const edit = { ...(changeQuery && { query: later(changeQuery) }), answer: 'done' as const };
  return {
    list: route(`Lists ${noun}s.`, { query: 'list', answer: answer ? [answer] : 'list', ...allowed(permissions.list) }),
    get: route(`Returns one ${noun}.`, { ...(answer && { answer }), ...allowed(permissions.get) }),
    add: route(`Adds a ${noun}.`, { ...full, answer: 'inserted', ...allowed(permissions.add) }),
    replace: route(`Replaces a ${noun}.`, { ...full, ...edit, ...allowed(permissions.edit) }),
    merge: route(`Changes fields of a ${noun}. The others stay.`, { ...patch, ...edit, ...allowed(permissions.edit) }),
    remove: route(`Deletes a ${noun}.`, { ...edit, ...allowed(permissions.delete) }),
  };
}

/** What a record of `core/theme` or `core/record/:model` is called. */
export function nounOf(resource: string): string {
  return resource.split('/').findLast((part) => !part.startsWith(':')) ?? resource;
}

const record = {
  name: 'record',
  schema: { type: 'object' as const, description: 'The schema of its model, or its form, validates it.' },
};
const anyRecord: NonNullable<RecordTerms['entity']> = { full: record };

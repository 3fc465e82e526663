import type { JsonValue } from '@signalbox/schemas';
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import { type DraftField, nameOf } from '../fields/draft-fields';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** The text with another value at the path; `undefined` removes it. Only an object that gains or loses a key is formatted anew. */
export function withValueAt(form: string, path: JSONPath, value: JsonValue | undefined): string {
  const tree = parseTree(form);
  const isThere = tree !== undefined && findNodeAtLocation(tree, path) !== undefined;
  if (value === undefined && !isThere) return form;
  return applyEdits(form, modify(form, path, value, { formattingOptions }));
}

/** As `withValueAt`. Objects of the uiSchema that become empty are removed too. */
export function withUiValue(form: string, path: JSONPath, value: JsonValue | undefined): string {
  const changed = withValueAt(form, path, value);
  if (value !== undefined) return changed;
  const above = path.slice(0, -1);
  const tree = parseTree(changed);
  const node = tree && findNodeAtLocation(tree, above);
  const isEmpty = node?.type === 'object' && node.children?.length === 0;
  return isEmpty && above.length > 1 ? withUiValue(changed, above, undefined) : changed;
}

/** Keywords that branches which declare one field must not give different values. Limits and choices are of one branch. */
const sameInBranches = new Set(['default', 'contentMediaType']);

/** Another value of a keyword of the field's schema. */
export function withKeyword(
  form: string,
  field: DraftField,
  { key, value }: { key: string; value: JsonValue | undefined },
): string {
  const places = sameInBranches.has(key) ? schemasOf(field) : [field];
  return places.reduce((text, { schemaPath }) => withValueAt(text, [...schemaPath, key], value), form);
}

/** Lets the field be null, or takes null away: the keyword, and the type in its list of types. In all of its branches. */
export function withNull(form: string, field: DraftField, isNullable: boolean): string {
  return schemasOf(field).reduce((text, { schema, schemaPath }) => {
    if (isNullable) return withValueAt(text, [...schemaPath, 'nullable'], true);
    const types = [schema['type'] ?? []].flat();
    const [type = null, ...others] = types.filter((each) => each !== 'null');
    const without = withValueAt(text, [...schemaPath, 'nullable'], undefined);
    if (!types.includes('null')) return without;
    return withValueAt(without, [...schemaPath, 'type'], others.length > 0 ? [type, ...others] : type);
  }, form);
}

/** The schemas that declare the field. */
function schemasOf(field: DraftField): Pick<DraftField, 'schema' | 'schemaPath'>[] {
  return field.branches.length > 0 ? field.branches : [field];
}

/** Adds the field to the `required` of the object around it, or removes it there. */
export function withRequired(form: string, field: DraftField, isRequired: boolean): string {
  const list = [...field.schemaPath.slice(0, -2), 'required'];
  const name = nameOf(field);
  const tree = parseTree(form);
  const names = (tree && findNodeAtLocation(tree, list)?.children?.map(({ value }) => String(value))) ?? [];
  const index = names.indexOf(name);
  if (isRequired === index >= 0) return form;
  if (!isRequired) return withValueAt(form, names.length === 1 ? list : [...list, index], undefined);
  if (names.length === 0) return withValueAt(form, list, [name]);
  const edits = modify(form, [...list, -1], name, { formattingOptions, isArrayInsertion: true });
  return applyEdits(form, edits);
}

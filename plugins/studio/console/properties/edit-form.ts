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

/** Lets the field be null, or takes null away: the keyword, and the type in its list of types. */
export function withNull(form: string, { schema, schemaPath }: DraftField, isNullable: boolean): string {
  if (isNullable) return withValueAt(form, [...schemaPath, 'nullable'], true);
  const types = [schema['type'] ?? []].flat();
  const [type = null, ...others] = types.filter((each) => each !== 'null');
  const without = withValueAt(form, [...schemaPath, 'nullable'], undefined);
  if (!types.includes('null')) return without;
  return withValueAt(without, [...schemaPath, 'type'], others.length > 0 ? [type, ...others] : type);
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

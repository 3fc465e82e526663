import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FieldError, FieldPlan, FormPlan } from '../contract';
import { isWithin, readAt } from '../pointer';
import { nodeTitle, treeNodes, type PlacedNode } from './tree-nodes';

/**
 * Errors of fields with the keyword `tree`: too many nodes (`maxNodes`), too many levels (`maxDepth`), or a key that an
 * earlier node has (`unique`). At most one per field. JSON Schema cannot express these. The browser and the server both
 * call this function.
 */
export function treeErrors({ plan, values }: { plan: FormPlan; values: JsonObject }): FieldError[] {
  return plan.fields.flatMap((field) => {
    const error = treeError(field, values);
    return error === undefined ? [] : [{ field: field.pointer, ...error }];
  });
}

function treeError(field: FieldPlan, values: JsonObject): Omit<FieldError, 'field'> | undefined {
  const rules = field.schema.tree;
  if (rules === undefined) return undefined;
  const nodes = treeNodes({ rules, items: readAt(values, field.pointer), at: field.pointer });
  if (nodes.length > rules.maxNodes)
    return { pointer: field.pointer, keyword: 'maxNodes', params: { limit: rules.maxNodes } };
  const deep = nodes.find(({ depth }) => depth > rules.maxDepth);
  if (deep !== undefined) return { pointer: deep.pointer, keyword: 'maxDepth', params: { limit: rules.maxDepth } };
  const seen = new Set<JsonValue>();
  for (const { node, pointer } of nodes) {
    const key = node[rules.key];
    if (key === undefined) continue;
    if (seen.has(key))
      return { pointer: `${pointer}/${rules.key}`, keyword: 'unique', params: { property: rules.key } };
    seen.add(key);
  }
  return undefined;
}

/** The error with the title of its node as the parameter `node`, where it is inside a tree. */
export function withNode(error: FieldError, { plan, values }: { plan: FormPlan; values: JsonObject }): FieldError {
  const field = plan.fields.find(({ pointer }) => pointer === error.field);
  const rules = field?.schema.tree;
  if (field === undefined || rules === undefined) return error;
  const nodes = treeNodes({ rules, items: readAt(values, field.pointer), at: field.pointer });
  const placed = innermost(nodes, error);
  return placed === undefined ? error : { ...error, params: { ...error.params, node: nodeTitle({ rules, placed }) } };
}

/** Children come after their parent, so the last match is the innermost one. */
function innermost(nodes: PlacedNode[], { pointer }: FieldError): PlacedNode | undefined {
  return nodes.findLast((each) => isWithin(pointer, each.pointer));
}

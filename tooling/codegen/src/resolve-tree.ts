import type { FormDefinition, GroupDefinition, JsonSchema } from '@signalbox/schemas';
import { resolveForm, resolveRefs } from '@signalbox/form-compiler/plain-form';
import type { SchemaTree } from './schema-tree';

export interface ResolvedSchemas {
  forms: FormDefinition[];
  groups: GroupDefinition[];
  entities: Record<string, JsonSchema>;
}

/** The declarations with every `$ref` replaced by its target. */
export function resolveTree(tree: SchemaTree): ResolvedSchemas {
  return {
    forms: tree.forms.map((form) => resolveForm(form, tree)),
    groups: tree.groups.map((group) =>
      group.visibleWhen ? { ...group, visibleWhen: resolveRefs(group.visibleWhen, tree) } : group,
    ),
    entities: Object.fromEntries(
      Object.entries(tree.entities).map(([name, schema]) => [name, resolveRefs(schema, tree)]),
    ),
  };
}

import { dialogs, type FormDefinition, type JsonSchema } from '@signalbox/schemas';

/** The schema of a tree with that of its items, in which conditions are plain requirements. Other schemas as they are. */
export function withTreeItems(schema: JsonSchema): JsonSchema {
  const { tree } = schema;
  const node = (dialogs as readonly FormDefinition[]).find(({ id }) => id === tree?.form)?.schema;
  if (tree === undefined || node === undefined) return schema;
  const { allOf: _, ...plain } = node;
  return { ...schema, items: { ...plain, required: ['title', 'path', 'element'] } };
}

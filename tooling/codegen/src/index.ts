export type { DeclaredEntry, DeclaredMenus } from './declared-entry';
export { generate } from './generate';
export { resolveTree } from './resolve-tree';
export { schemaTables } from './schema-tables';
export { createGenerationCache, type GenerationCache } from './generation-cache';
export { generateAll, type SchemaFolders } from './generate-all';
export { recursiveDefinitions } from './plain-form/expand-definitions';
export { plainSchema } from './plain-form/plain-schema';
export { UnplainFormError } from './plain-form/unplain-form-error';
export { resolveForm } from './resolve-form';
export { isLocal, refName, resolveRefs } from './resolve-refs';
export {
  compareText,
  filesBelow,
  readSchemaTree,
  type SchemaTree,
  messageFiles,
  messagePlace,
  sharedFolders,
} from './schema-tree';
export { type BindingError, bindingErrors, schemaPointer } from './secret-bindings';
export { type Outputs, staleFiles, writeOutputs } from './write-outputs';

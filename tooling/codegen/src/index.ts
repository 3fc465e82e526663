export type { DeclaredEntry, DeclaredMenus } from './declared-entry';
export { generate } from './generate';
export { resolveTree } from './resolve-tree';
export { schemaTables } from './schema-tables';
export { createGenerationCache, type GenerationCache } from './generation-cache';
export { generateAll, type SchemaFolders } from './generate-all';
export { isLocal, refName, resolveForm, resolveRefs } from './resolve-refs';
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

export { generate } from './generate';
export { resolveTree } from './resolve-tree';
export { schemaTables } from './schema-tables';
export { createGenerationCache, type GenerationCache } from './generation-cache';
export { generateAll, type SchemaFolders } from './generate-all';
export { readSchemaTree, type SchemaTree } from './schema-tree';
export { type Outputs, staleFiles, writeOutputs } from './write-outputs';

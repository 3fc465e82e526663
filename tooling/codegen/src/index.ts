export { generate, resolveTree } from './generate';
export { mapSubschemas, refName, resolveForm, resolveRefs } from './resolve-refs';
export { compareText, filesBelow, readSchemaTree, type SchemaTree, messageFiles, messagePlace } from './schema-tree';
export { type BindingError, bindingErrors } from './secret-bindings';
export { conditionSchema, strictAjv } from './strict-ajv';
export { type Outputs, staleFiles, writeOutputs } from './write-outputs';

export { precompiledSchemas, type PrecompiledSchemas } from './precompiled-schemas';
export { UncompilableSchemaError } from './uncompilable-schema-error';

export { precompiledSchemas, type PrecompiledSchemas } from './precompiled-schemas';
export { sameHash, UncompilableSchemaError } from './uncompilable-schema-error';

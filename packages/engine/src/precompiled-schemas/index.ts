export { precompiledSchemas } from './precompiled-schemas';
export { sameHash, UncompilableSchemaError } from './uncompilable-schema-error';

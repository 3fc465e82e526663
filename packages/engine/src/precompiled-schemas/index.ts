export { precompiledSchemas, type Questions } from './precompiled-schemas';
export { UncompilableSchemaError } from './uncompilable-schema-error';

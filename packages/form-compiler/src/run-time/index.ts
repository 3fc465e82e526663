export { acceptForm, type AcceptedForm, type FormInput } from './accept-form';
export type { FoundPattern } from './findings';
export { formModule } from './form-module';
export { patternsIn } from './patterns-in';
export { unmetPart } from './unmet-part';
export { type SchemaReason, UnsupportedSchemaError } from './unsupported-schema-error';

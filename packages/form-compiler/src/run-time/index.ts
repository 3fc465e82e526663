export { acceptForm, type AcceptedForm, type FormInput } from './accept-form';
export { formModule } from './form-module';
export { type SchemaReason, UnsupportedSchemaError } from './unsupported-schema-error';

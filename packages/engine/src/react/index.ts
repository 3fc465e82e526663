export * from './widget-props';
export { fieldId } from './field-id';
export { errorSentence, fieldMessages, type FieldMessages } from './field-messages';
export { messagesOf, type FormMessages, type MessageBundles } from './form-messages';
export { formVariables } from './form/form-variables';
export { SchemaForm, type SchemaFormProps } from './form/schema-form';
export { useFieldValue, useFormStatus, useSiblingValue } from './hooks';
export type { RjsfExtensions } from './rjsf-extensions';
export type { FormState, FormStatus } from './store/form-status';
export {
  createFormStore,
  type FormStore,
  type FormStoreOptions,
  type ServerError,
  type Submission,
} from './store/form-store';

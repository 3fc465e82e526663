export * from './widget-props';
export { errorSentence, fieldMessages, type FieldMessages } from './field-messages';
export { messagesOf, type FormMessages } from './form-messages';
export { formVariables } from './form/form-variables';
export { SchemaForm } from './form/schema-form';
export { useFieldValue, useFormStatus, useSiblingValue } from './hooks';
export type { FormState } from './store/form-status';
export { createFormStore } from './store/form-store';
export type { FormStore, ServerError, Submission } from './store/form-store-contract';

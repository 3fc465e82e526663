export * from './widget-props';
export { fieldId } from './field-id';
export { faultSentence, fieldWords, type FieldWords } from './field-words';
export { fillHoles, wordsOf, type FormWords, type WordBundles } from './form-words';
export { formVariables } from './form/form-variables';
export { SchemaForm, type SchemaFormProps } from './form/schema-form';
export { useFieldValue, useFormStatus, useSiblingValue } from './hooks';
export type { IslandParts } from './island-parts';
export type { FormState, FormStatus } from './store/form-status';
export {
  createFormStore,
  type FormStore,
  type FormStoreFacts,
  type ServerFault,
  type Submission,
} from './store/form-store';

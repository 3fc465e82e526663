export { createRuntimeForms } from './create-runtime-forms';
export { runtimeFormsPlugin } from './runtime-forms-plugin';
export { type FormKey, openFormKey, openSharedFormKey } from './form-key';

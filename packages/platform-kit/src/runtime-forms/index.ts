export { createRuntimeForms } from './create-runtime-forms';
export { runtimeFormsPlugin } from './runtime-forms-plugin';

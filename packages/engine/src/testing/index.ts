export { aForm, rejected } from './a-form';
export { bigForm } from './big-form';
export { compileForm } from './compile-form';
export { testMessages } from './form-messages';

export { aForm, refused } from './a-form';
export { bigForm } from './big-form';
export { compileForm } from './compile-form';
export { testWords } from './form-words';

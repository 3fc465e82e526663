export { checkPattern } from './check-pattern';
export { compiledFormCode } from './compiled-form-code';

export { bodyOf, fullBodyOf, optionalBodyOf } from './body-of';
export { invalidField, type InvalidValue } from './invalid-field';
export { jsonParameter, jsonQuery, plainQuery, textParameter } from './json-query';
export { rejectUpload, uploadContent } from './upload-content';
export { fieldErrors, type FieldError, rejectErrors, validated } from './validated';

export { bodyOf, fullBodyOf, optionalBody } from './body-of';
export { invalidField, type InvalidValue } from './invalid-field';
export { jsonParameter, jsonQuery, plainQuery, queryParameter, textParameter } from './json-query';
export { pathParameter } from './path-parameter';
export { rejectUpload, uploadContent } from './upload-content';
export { isTimeZone, requireTimeZone, type WallClock, wallClock } from './wall-clock';
export { changeErrors, fieldErrors, type FieldError, rejectErrors, validated } from './validated';

export { mapSubschemas } from './map-subschemas';
export { conditionSchema, strictAjv } from './strict-ajv';
export { testModule, withoutNotes } from './test-module';

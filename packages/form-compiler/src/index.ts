export { formTests, hasRjsfFields } from './form-tests';
export { mapSubschemas } from './map-subschemas';
export { conditionSchema, strictAjv } from './strict-ajv';
export { testModule } from './test-code';

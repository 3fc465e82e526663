export { answerError } from './error-answers';
export { type Holes } from './error-words';
export { createHttpServer } from './http-server';
export { readableJson, refuseHarm } from './readable-json';
export { type ReaderLanguage, readerLanguage } from './reader-language';
export { requestProject } from './request-project';
export type { Authenticate } from './require-viewer';
export { registerRest, type RestOptions } from './rest-routes';

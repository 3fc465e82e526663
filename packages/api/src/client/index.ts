export * from './api-client';
export * from './api-error';
export * from './live';
export * from './query';
export * from './request-headers';
export * from './verb';
export * from './wire-values';

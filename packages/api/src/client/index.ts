export * from './api-client';
export * from './api-error';
export * from './image-url';
export * from './live';
export * from './query';
export * from './request-headers';
export * from './revision';
export * from './verb';

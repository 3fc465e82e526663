export * from './errors';
export * from './platform-error';

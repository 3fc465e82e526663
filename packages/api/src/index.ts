export * from './errors';
export * from './license';
export * from './live-messages';
export * from './platform-error';
export type * from './plugin';
export * from './project-path';
export * from './session-user';
export * from './setting-part';

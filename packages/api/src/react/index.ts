export * from './console-context';
export * from './own-saves';
export * from './permission-models';
export * from './queries';
export * from './read-again';
export * from './use-may';
export * from './use-media-query';

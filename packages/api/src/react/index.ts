export * from './console-context';
export * from './queries';
export * from './read-again';
export * from './use-media-query';

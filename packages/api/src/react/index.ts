export * from './console-context';
export * from './queries';

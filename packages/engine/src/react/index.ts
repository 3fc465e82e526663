export * from './widget-props';

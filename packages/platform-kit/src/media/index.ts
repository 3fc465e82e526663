export * from './language-packs';
export * from './media-path';
export * from './media-quota';

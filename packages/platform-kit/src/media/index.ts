export * from './language-packs';
export * from './media-channel';
export * from './media-path';
export * from './media-quota';

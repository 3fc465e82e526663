export * from './language-packs';
export * from './media-path';

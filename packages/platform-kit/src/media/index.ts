export { type AddressSpan, addressSpans } from './address-spans';
export * from './language-packs';
export * from './media-path';
export * from './media-quota';
export { namedFiles } from './named-files';

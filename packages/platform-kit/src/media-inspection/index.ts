export { extensionOf, formatOf } from './formats';
export { createMediaInspector } from './media-inspector';
export { isOfSettings, type UploadRule, uploadRule } from './upload-rule';

export { extensionOf, formatOf, isImageName } from './formats';
export { createMediaInspector } from './media-inspector';
export { isOfIcons, isOfSettings, type UploadRule, uploadRule } from './upload-rule';

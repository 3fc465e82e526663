export { extensionOf, formatOf, isImageName } from './formats';
export { createMediaInspector } from './media-inspector';
export { isOfIcons, isOfSettings, uploadRule } from './upload-rule';

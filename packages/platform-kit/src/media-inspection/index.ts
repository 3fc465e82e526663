export { extensionOf, formatOf, isImageName } from './formats';
export { foreignFiles } from './foreign-files';
export { createMediaInspector } from './media-inspector';
export { isOfIcons, isOfSettings, uploadRule } from './upload-rule';

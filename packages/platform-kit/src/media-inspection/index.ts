export { extensionOf, formatOf, isImageName } from './formats';
export { createMediaInspector } from './media-inspector';
export { startFileDeadline } from './worker/file-deadline';
export { isOfIcons, isOfSettings, uploadRule } from './upload-rule';

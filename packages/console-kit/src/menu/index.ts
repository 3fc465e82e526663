export { entryAt, type MissingAccess } from './menu-access';
export { useMenu } from './use-menu';
export { usePageAccess } from './use-page-access';
export { useIsLicensed } from './use-is-licensed';

export { type AppliedLicense, isDemoLicense, type LicenseContent, readContent } from './license-content';
export { LicenseFileError } from './license-file-error';
export { keyIdOf, publicKeyOf } from './key-id';
export { publicKeys } from './public-keys';
export { maxFileBytes, readSignedBlock } from './signed-block';
export { signLicense } from './sign-license';
export { verifyLicense } from './verify-license';

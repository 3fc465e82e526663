export { closedFeatures, expiredFeatures, featuresOf, type LicenseState, licenseState, timesOf } from './license-state';
export { contentOf, findLicense, readLicense, type StoredLicense } from './read-license';
export { featureError, featureOfRoute, requireFeatures } from './require-features';

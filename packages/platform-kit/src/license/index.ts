export { licenseAnswer } from './license-answer';
export { expiredFeatures, featuresOf, licenseState, timesOf } from './license-state';
export { createLicenseReader } from './license-reader';
export { appliedRow, type LicenseRow, licenseRows, readLicense, rowContent } from './read-license';
export { countUsed, type LimitName, limitNames, limitsOf, requireBelowLimit } from './license-limits';
export { featureError, licensesIn, requireFeatures, requireRoute } from './require-features';

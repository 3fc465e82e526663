export { featureOfRoute } from './feature-of-route';
export { endOf, expiredFeatures, featureError, featuresOf, licenseId, readLicense, requireFeatures } from './license';

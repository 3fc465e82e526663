export { featureOfRoute } from './feature-of-route';
export { featuresOf, licenseId, readLicense, requireFeatures } from './license';

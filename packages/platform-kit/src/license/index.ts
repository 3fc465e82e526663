export { featureOfRoute } from './feature-of-route';
export { endOf, featuresOf, licenseId, readLicense, requireFeatures } from './license';

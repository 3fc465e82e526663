export {
  endOf,
  expiredFeatures,
  featureError,
  featureOfRoute,
  featuresOf,
  licenseId,
  readLicense,
  requireFeatures,
} from './license';

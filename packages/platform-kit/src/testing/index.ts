export { installTestLicense, licenseTime } from './install-test-license';
export { createOpenCluster } from './open-cluster';
export { type Send, sender } from './sender';
export { storeOfRun, startTestBucket, type TestBucket } from './test-bucket';
export { createTestClock, type TestClock } from './test-clock';
export {
  createEmptyDatabase,
  createMigratedDatabase,
  createTestDatabase,
  dropDatabase,
  type TestDatabase,
} from './test-database';
export { aViewer, createTestPlatform, type TestPlatform } from './test-platform';

import { createPrivateKey } from 'node:crypto';
import type { LicenseContent } from '../license-content';
import { signLicense } from '../sign-license';
import testKey from './test-key.json' with { type: 'json' };

/** A license file that test builds alone accept. Valid from 2020 to 2099, without features, by default. */
export function signTestLicense(content: Partial<LicenseContent> = {}): string {
  const key = createPrivateKey({ key: Buffer.from(testKey.privateKey, 'base64'), type: 'pkcs8', format: 'der' });
  const complete: LicenseContent = {
    version: 1,
    id: 'TEST',
    customer: 'Test project',
    issueTime: '2020-01-01T00:00:00Z',
    startTime: '2020-01-01T00:00:00Z',
    expireTime: '2099-01-01T00:00:00Z',
    feature: [],
    ...content,
  };
  return signLicense(Buffer.from(JSON.stringify(complete)), key);
}

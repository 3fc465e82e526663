import { signTestLicense } from '@signalbox/license-file/testing';
import type { PlatformClient } from './platform-client';

/** Installs a license that is signed with the key of the tests, e.g. with `feature` or `expireTime`. Throws if it is rejected. */
export async function installLicense(
  admin: PlatformClient,
  content: Parameters<typeof signTestLicense>[0],
): Promise<void> {
  const file = signTestLicense(content);
  const { body } = await admin.post('core/license/plan', { file });
  const installed = await admin.post('core/license/install', { file, plan: String(body['plan']) });
  if (installed.status !== 200) throw new Error(`The license was rejected: ${JSON.stringify(installed.body)}`);
}

/** The time in so many days, as license files have it. */
export function licenseDay(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`;
}

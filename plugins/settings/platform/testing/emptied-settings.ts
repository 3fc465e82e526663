import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { call, type Call, createSettingsPlatform, patch, storedRows } from './settings-platform';

/**
 * A platform with the settings plug-in for the tests of the calling file. Each test starts without saved settings and as
 * a super user.
 */
export function emptiedSettings() {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createSettingsPlatform();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    platform.viewer = aViewer();
    for (const table of ['setting', 'setting_secret', 'setting_change'] as const)
      await platform.kit.database.deleteFrom(table).execute();
  });
  return {
    /** Available inside tests, not while the file is loaded. */
    get platform() {
      return platform;
    },
    call: (request?: Call) => call(platform, request),
    patch: (body: unknown, headers?: Record<string, string>) => patch(platform, body, headers),
    storedRows: () => storedRows(platform),
    secretOf: (path: string) => platform.kit.settings.readSecret('default', path),
  };
}

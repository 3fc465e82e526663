import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installTestLicense, licenseTime } from '../testing/install-test-license';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform';
import { createLicenseReader } from './license-reader';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [] });
});
afterAll(() => platform.close());
beforeEach(() => platform.kit.pool.query('delete from license'));

const startTime = licenseTime(0);

test('requests of one moment share a statement, and each gets the license of its project', async () => {
  await installTestLicense(platform.kit, { startTime, feature: ['media'] });
  await installTestLicense(platform.kit, { startTime, feature: ['backup'] }, 'factory');
  const read = createLicenseReader(platform.kit.pool);
  const spy = vi.spyOn(platform.kit.pool, 'query');
  const projects = ['factory', 'default', 'office', 'factory'];
  const contents = await Promise.all(projects.map(read));
  expect(contents.map((content) => content?.feature)).toEqual([['backup'], ['media'], ['media'], ['backup']]);
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
});

test('a license is read anew after each installation, and there is none before the first', async () => {
  const read = createLicenseReader(platform.kit.pool);
  expect(await read('default')).toBeUndefined();
  await installTestLicense(platform.kit, { startTime, feature: ['media'] });
  expect((await read('default'))?.feature).toEqual(['media']);
  await installTestLicense(platform.kit, { startTime, feature: ['backup'] });
  expect((await read('default'))?.feature).toEqual(['backup']);
});

test('a row that no known key has signed is no license', async () => {
  await platform.kit.pool.query(
    `insert into license (project, file, installed_at) values ('default', 'forged', now())`,
  );
  expect(await createLicenseReader(platform.kit.pool)('default')).toBeUndefined();
});

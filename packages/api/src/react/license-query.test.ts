import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '../client';
import { licenseQuery } from './queries';

test.each([
  ['an existing platform that names none of this product', { feature: ['visualisation'] }, true],
  ['an existing platform that names one', { feature: ['backup', 'visualisation'] }, false],
  ['an expired license of this platform without features', { state: 'expired', feature: [] }, false],
  ['a license of this platform with other names', { state: 'valid', feature: ['visualisation'] }, false],
])('the features of %s', async (_name, license, isOpen) => {
  const api: Pick<ApiClient, 'get'> = { get: async <Body>() => license as Body };
  const { feature } = await new QueryClient().fetchQuery(licenseQuery(api as ApiClient));
  expect(feature.includes('dashboard')).toBe(isOpen);
  expect(feature).toEqual(expect.arrayContaining(license.feature));
});

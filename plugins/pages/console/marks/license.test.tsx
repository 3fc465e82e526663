// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderEditor, row, storedPages, withoutDashboards } from '../testing/render-editor';

it.each([
  [
    { feature: ['backup'] },
    'The license lacks what this page needs: Dashboards.',
    'The license does not include “Dashboards”.',
  ],
  [
    { feature: ['backup'], expiredFeature: ['dashboard'] },
    'The license has expired. What this page needs was part of it: Dashboards.',
    'The license has expired, and “Dashboards” was part of it.',
  ],
])('says beside the form and in the preview why a feature is missing: %j', async (license, warning, reason) => {
  const routers = storedPages({ Plant: {} });
  const platform = withoutDashboards();
  const { user } = renderEditor({ routers, license, platform, path: 'router?preview=open' });
  await user.click(await row(/^Plant/));
  expect(await screen.findByText(warning)).toBeVisible();
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
});

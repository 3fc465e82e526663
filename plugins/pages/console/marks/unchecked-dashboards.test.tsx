// @vitest-environment jsdom
import { renderPage } from '@signalbox/console-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import english from '../../locales/page/en.json';
import { useLiveDashboards } from '../dashboards/use-live-dashboards';
import { withoutDashboards } from '../testing/render-editor';
import { UncheckedDashboards } from './unchecked-dashboards';

const ids = ['plant'];

function Note() {
  const { failure, isLive } = useLiveDashboards(ids);
  return (
    <>
      <UncheckedDashboards failure={failure} />
      <output>{String(isLive('plant'))}</output>
    </>
  );
}

it('says that dashboards are not checked while the device is offline, and checks them afterwards', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const platform = withoutDashboards();
  renderPage({ platform, path: 'router', page: <Note />, english, plugin: { id: 'pages' } });
  const sentence = 'The dashboards of the pages are not checked while your device is offline.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(platform.called('GET', 'core/dashboard')).toBeUndefined();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(await screen.findByText('true')).toBeVisible();
});

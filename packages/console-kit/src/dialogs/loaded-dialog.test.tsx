// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../testing';
import { LoadedDialog } from './loaded-dialog';
import { WaitingDialog } from './waiting-dialog';

afterEach(cleanup);

const nothing = () => {};
const modal = () => screen.getByRole('dialog').closest('.ant-modal');

/** Renders a dialog whose content loads when `load` is called. */
function renderDialog(startsLoaded: boolean) {
  let setLoaded: (isLoaded: boolean) => void = nothing;
  function Page() {
    const [isLoaded, set] = useState(startsLoaded);
    setLoaded = set;
    if (!isLoaded) return <WaitingDialog title="Cycles" error={null} onRetry={nothing} onClose={nothing} />;
    return <LoadedDialog title="Cycles">Content</LoadedDialog>;
  }
  const page = (
    <ConfigProvider theme={{ token: { motion: true } }}>
      <Page />
    </ConfigProvider>
  );
  renderPage({ path: '', page, english: {}, plugin: { id: 'kit-test' } });
  return { load: () => act(async () => setLoaded(true)) };
}

it('appears in the place of the waiting dialog without a second entrance animation', async () => {
  const { load } = renderDialog(false);
  expect(modal()).toHaveClass('ant-zoom-appear');
  await load();
  expect(screen.getByText('Content')).toBeVisible();
  expect(modal()?.className).not.toMatch(/zoom|fade/);
  expect(document.querySelectorAll('.ant-modal')).toHaveLength(1);
});

it('has an entrance animation when no waiting dialog was shown', () => {
  renderDialog(true);
  expect(modal()).toHaveClass('ant-zoom-appear');
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer, Modal } from 'antd';
import { lazy, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

/** Draws nothing, and suspends until the promise is fulfilled. */
const partAfter = (promise: Promise<void>) => lazy(() => promise.then(() => ({ default: () => null })));

it('closes a drawer by Escape after a dialog whose first rendering was abandoned', async () => {
  // antd gives all layers one id in tests.
  vi.stubEnv('NODE_ENV', 'development');
  let resolve = () => {};
  const Part = partAfter(new Promise((fulfil) => (resolve = fulfil)));
  const onClose = vi.fn<() => void>();
  const page = (hasDialog: boolean) => (
    <>
      <Drawer open title="Details" onClose={onClose} />
      <Suspense>
        {hasDialog ? <Modal open title="Rename" /> : null}
        {hasDialog ? <Part /> : null}
      </Suspense>
    </>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(screen.queryByText('Rename')).toBeNull();
  resolve();
  await screen.findByText('Rename');
  rerender(page(false));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { UnsavedGuard } from './unsaved-guard';

afterEach(cleanup);

it('holds up no step back that is taken as soon as the next page is shown', async () => {
  let isBack = false;
  function Next() {
    useLayoutEffect(() => {
      if (isBack) return;
      isBack = true;
      void router.navigate(-1);
    }, []);
    return 'Next';
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <UnsavedGuard isDirty isLost={({ state }) => state !== 'leave'} /> },
      { path: '/next', Component: Next },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/next', { state: 'leave' }));
  expect(isBack).toBe(true);
  expect(router.state.location.pathname).toBe('/');
  expect(screen.queryByText('Next')).toBeNull();
});

import '@signalbox/widgets/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAddressParams } from './use-address-params';

it('merges changes that follow each other before the page is drawn again', async () => {
  const { router, set } = openPage('/?tab=base');
  act(() => {
    set('screen', 'phone');
    set('language', 'ar');
  });
  await waitFor(() => expect(router.state.location.search).toBe('?tab=base&screen=phone&language=ar'));
  act(() => set('tab', 'login'));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=login&screen=phone&language=ar'));
  expect(screen.getByText('tab=login&screen=phone&language=ar')).toBeTruthy();
});

it('starts from the address again after a link and after Back', async () => {
  const { router, set } = openPage('/?tab=base');
  act(() => set('screen', 'phone'));
  await act(async () => router.navigate('/?tab=login'));
  act(() => set('language', 'ar'));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=login&language=ar'));
  await act(async () => router.navigate(-1));
  await screen.findByText('tab=login');
  act(() => set('language', 'fr'));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=login&language=fr'));
});

it('starts from the address again after a guard stopped a change', async () => {
  const { router, set } = openPage('/?tab=base', (next) => next.get('tab') !== 'base');
  await act(async () => set('tab', 'login'));
  await act(async () => set('language', 'ar'));
  expect(router.state.location.search).toBe('?tab=base&language=ar');
});

function openPage(address: string, isBlocked: (next: URLSearchParams) => boolean = () => false) {
  let setOne: (name: string, value: string) => void = () => {};
  function Page() {
    const [params, change] = useAddressParams();
    useBlocker(({ nextLocation }) => isBlocked(new URLSearchParams(nextLocation.search)));
    setOne = (name, value) =>
      change((current) => new URLSearchParams({ ...Object.fromEntries(current), [name]: value }));
    return <p>{params.toString()}</p>;
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, set: (name: string, value: string) => setOne(name, value) };
}

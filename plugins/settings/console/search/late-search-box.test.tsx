// @vitest-environment jsdom
import { lateCode } from '@signalbox/widgets/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser, renderConsole } from '../testing/render-console';
import { loadSearchBox } from './load-search-box';
import { SearchBox, type SearchBoxProps } from './search-box';

vi.mock('./load-search-box');
let arrive: (Box?: ComponentType<SearchBoxProps>) => Promise<void>;

beforeEach(() => {
  arrive = lateCode(loadSearchBox);
});
afterEach(() => vi.resetAllMocks());

const box = () => screen.findByRole('combobox', { name: 'Search settings' });

async function renderSearch() {
  const { user } = renderConsole({ paths: ['/app/settings'], user: aUser({ isSuper: true }) });
  const input = await box();
  await screen.findByRole('tab', { selected: true });
  return { user, input };
}

it('keeps the text typed before the search loaded, and the focus', async () => {
  const { user, input } = await renderSearch();
  await user.type(input, 'signature');
  await arrive(SearchBox);
  const arrived = await box();
  expect(arrived).not.toBe(input);
  expect(arrived).toHaveValue('signature');
  expect(arrived).toHaveFocus();
  expect(await screen.findByText('Notification services › SMS')).toBeVisible();
});

it('does not take the focus back when it has moved on', async () => {
  const { user, input } = await renderSearch();
  await user.click(input);
  const tab = screen.getByRole('tab', { selected: true });
  await act(async () => tab.focus());
  await arrive(SearchBox);
  expect(await box()).not.toHaveFocus();
  expect(tab).toHaveFocus();
});

it('does not interrupt IME composition', async () => {
  const { user, input } = await renderSearch();
  await user.click(input);
  fireEvent.compositionStart(input);
  await arrive(SearchBox);
  expect(await box()).toBe(input);
  fireEvent.compositionEnd(input);
  await arrive(SearchBox);
  expect(await box()).not.toBe(input);
});

it('shows that the search failed to load, and retries on the next input', async () => {
  const { user, input } = await renderSearch();
  await user.type(input, 'sig');
  await arrive(undefined);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(input).toHaveValue('sig');
  await user.type(input, 'n');
  await arrive(SearchBox);
  expect(await box()).toHaveValue('sign');
  expect(screen.queryByRole('alert')).toBeNull();
});

// @vitest-environment jsdom
import { errorTable } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderEditor, row, rowTitles, storedPages, withoutDashboards } from '../testing/render-editor';

const rejection = (name: 'invalidField' | 'conflict', faults: JsonObject[] = []) => {
  const { code, status } = errorTable[name];
  return { status, body: { code, message: name, detail: '', field: '', faults } };
};
const save = () => screen.getByRole('button', { name: 'Save' });

it.each([1440, 390])('focuses the field of which only the server finds the error at %i px', async (width) => {
  const platform = withoutDashboards();
  const { user } = renderEditor({ routers: storedPages({ Plant: { Pumps: {} }, Office: {} }), platform, width });
  (await row('Office')).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  platform.answer(
    'PATCH core/setting',
    rejection('invalidField', [{ pointer: '/routers/1/children/0/path', keyword: 'pattern', params: {} }]),
  );
  await user.click(save());
  expect(await screen.findByRole('heading', { level: 2, name: 'Pumps' })).toBeVisible();
  const path = await screen.findByRole('textbox', { name: /^Path/ });
  expect(path).toHaveFocus();
  expect(path).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('“Pumps”');
});

it('saves beside stored pages that no longer validate, and marks them', async () => {
  const routers = [...storedPages({ Plant: {} }), { key: 'old', title: ' ', path: 'a b', element: 'dashboard.plant' }];
  const { user } = renderEditor({ routers, platform: withoutDashboards() });
  await user.click(await row('Plant'));
  expect(await screen.findByText('1 with a value to correct')).toBeVisible();
  const path = await screen.findByRole('textbox', { name: /^Path/ });
  await user.type(path, '-1');
  expect(save()).toBeEnabled();
  await user.type(path, ' ');
  await user.type(path, 'x');
  expect(save()).toBeDisabled();
  expect(screen.getByRole('button', { name: /1/ })).toBeVisible();
});

it('names the pages on too many levels after two drafts were merged, before the next save', async () => {
  const nested = (level: number): JsonObject[] => [
    { ...storedPages({ [`Level ${level}`]: {} })[0], ...(level < 7 ? { children: nested(level + 1) } : {}) },
    ...(level === 7 ? storedPages({ Moved: {} }) : []),
  ];
  const platform = withoutDashboards();
  const { user } = renderEditor({ routers: nested(1), platform });
  (await row('Moved')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  platform.answer('PATCH core/setting', rejection('conflict'));
  platform.answer('GET core/setting', { body: { routers: [{ key: 'root', title: 'Root', children: nested(1) }] } });
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The pages exceed the limits and cannot be saved');
  expect(within(alert).getByRole('listitem')).toHaveTextContent('Moved');
  expect(save()).toBeDisabled();
});

it.each([
  { moved: 'Two', step: '{ArrowUp}', result: undefined },
  { moved: 'One', step: '{ArrowDown}', result: ['Three', 'Two', 'One'] },
])(
  'asks about $moved if another user may have moved it among its siblings too: %j',
  async ({ moved, step, result }) => {
    const platform = withoutDashboards();
    const { user } = renderEditor({ routers: storedPages({ One: {}, Two: {}, Three: {} }), platform });
    (await row(moved)).focus();
    await user.keyboard(`{Alt>}${step}{/Alt}`);
    platform.answer('PATCH core/setting', () => {
      platform.answer('PATCH core/setting', { body: {} });
      return rejection('conflict');
    });
    platform.answer('GET core/setting', { body: { routers: storedPages({ One: {}, Three: {}, Two: {} }) } });
    await user.click(save());
    if (result === undefined) expect(await screen.findByRole('row', { name: /^Two/ })).toBeVisible();
    else await waitFor(() => expect(rowTitles()).toEqual(result));
  },
);

it.each(['the platform does not answer', 'the device is offline'])(
  'says that %s, and saves again on request',
  async (why) => {
    onTestFinished(() => onlineManager.setOnline(true));
    const platform = withoutDashboards();
    const { user } = renderEditor({ routers: storedPages({ Plant: {}, Office: {} }), platform });
    (await row('Office')).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    onlineManager.setOnline(why !== 'the device is offline');
    platform.answer('PATCH core/setting', () => {
      throw new TypeError('Failed to fetch');
    });
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The pages were not saved');
    expect(alert).toHaveTextContent('The platform does not answer. Check the connection and try again.');
    expect(await row('Office')).toHaveAttribute('aria-posinset', '1');
    platform.answer('PATCH core/setting', { body: {} });
    onlineManager.setOnline(true);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(platform.called('PATCH', 'core/setting')?.body).toMatchObject({
      routers: [{ title: 'Office' }, { title: 'Plant' }],
    });
  },
);

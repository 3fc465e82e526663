// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { IconUses, OwnIcons } from '../services/widget-services';
import { renderWidget } from '../testing/render-widget';

const Icon = ({ name }: { name: string }) => <i data-icon={name} />;
const urlOf = (file: string) => `/core/media/modelIcon/${file}`;

/** Own icons in memory. */
function someIcons(...files: string[]) {
  let urls = files.map(urlOf);
  const uploaded: File[] = [];
  const uses: Record<string, IconUses> = {};
  const removed: { isUsed: boolean }[] = [];
  const service: Required<OwnIcons> = {
    list: async () => urls,
    upload: async (file) => {
      uploaded.push(file);
      urls = [...urls, urlOf(file.name)];
      return urlOf(file.name);
    },
    uses: async (url) => uses[url] ?? { count: 0, names: [] },
    remove: async (url, options) => {
      removed.push(options);
      urls = urls.filter((each) => each !== url);
    },
  };
  return { service, uploaded, uses, removed, urls: () => urls };
}

async function opened({ value, ownIcons }: { value?: string; ownIcons: OwnIcons }) {
  const page = renderWidget('icon', { value, services: { Icon, ownIcons } });
  await page.user.click(await screen.findByRole('button', { name: /^Field/ }));
  await page.user.click(await screen.findByRole('tab', { name: 'Own icons' }));
  return page;
}
const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });

it('uses an icon again, with the mouse or the keyboard', async () => {
  const { user, given } = await opened({ ownIcons: someIcons('pump.svg', 'tank.svg').service });
  (await screen.findByRole('button', { name: 'pump' })).focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(given.value).toBe(urlOf('tank.svg'));
});

it('opens with the own icons, where one is chosen', async () => {
  const { user } = renderWidget('icon', {
    value: urlOf('tank.svg'),
    services: { Icon, ownIcons: someIcons('pump.svg', 'tank.svg').service },
  });
  await user.click(await screen.findByRole('button', { name: 'Field tank' }));
  expect(await screen.findByRole('button', { name: 'tank', pressed: true })).toBeInTheDocument();
});

it('uploads an icon and chooses it', async () => {
  const icons = someIcons();
  const { given } = await opened({ ownIcons: icons.service });
  expect(await screen.findByText('No icon has been uploaded yet')).toBeInTheDocument();
  choose(new File(['<svg/>'], 'valve.svg'));
  await waitFor(() => expect(given.value).toBe(urlOf('valve.svg')));
  expect(icons.uploaded).toHaveLength(1);
});

it.each([
  ['a document', new File(['x'], 'a.pdf'), 'Please upload an image-format file'],
  ['more than 500 KB', new File([new Uint8Array(500 * 1024 + 1)], 'a.png'), 'The icon must not exceed 500K'],
])('does not send %s', async (_title, file, text) => {
  const icons = someIcons();
  const { given } = await opened({ ownIcons: icons.service });
  await screen.findByText('No icon has been uploaded yet');
  choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(icons.uploaded).toEqual([]);
  expect(given.times).toBe(0);
});

it('shows why the platform rejected an icon', async () => {
  const upload = () => Promise.reject(new Error('the disk is full'));
  await opened({ ownIcons: { ...someIcons('pump.svg').service, upload } });
  await screen.findByRole('button', { name: 'pump' });
  choose(new File(['x'], 'a.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The icon could not be uploaded: the disk is full');
});

it('deletes an icon only after a question, and clears the field that used it', async () => {
  const icons = someIcons('pump.svg', 'tank.svg');
  const { user, given } = await opened({ value: urlOf('pump.svg'), ownIcons: icons.service });
  await user.click(await screen.findByRole('button', { name: 'Delete pump' }));
  await screen.findByText('Delete the icon “pump”?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(icons.urls()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Delete pump' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(given.times).toBe(1));
  expect(given.value).toBeUndefined();
  expect(icons.urls()).toEqual([urlOf('tank.svg')]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'pump' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload an icon' })).toHaveFocus());
});

it('names the uses of an icon before it deletes it', async () => {
  const icons = someIcons('pump.svg', 'tank.svg');
  icons.uses[urlOf('pump.svg')] = { count: 5, names: ['Plant › Boilers', 'Office'] };
  const { user } = await opened({ ownIcons: icons.service });
  await user.click(await screen.findByRole('button', { name: 'Delete pump' }));
  expect(await screen.findByText('5 uses will show a general icon instead:')).toBeInTheDocument();
  const question = within(screen.getByRole('status'));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Plant › Boilers',
    'Office',
    '3 uses that are not listed or that you may not see',
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete anyway' }));
  await waitFor(() => expect(icons.removed).toEqual([{ isUsed: true }]));

  await waitFor(() => expect(screen.queryByText(/^Delete the icon/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete tank' }));
  expect(await screen.findByText('No page uses the icon.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(icons.removed.at(-1)).toEqual({ isUsed: false }));
});

it('does not delete before the uses are known, and shows why they are not', async () => {
  const icons = someIcons('pump.svg');
  let fail: (error: Error) => void = () => undefined;
  const uses = () => new Promise<never>((_resolve, reject) => (fail = reject));
  const { user } = await opened({ ownIcons: { ...icons.service, uses } });
  await user.click(await screen.findByRole('button', { name: 'Delete pump' }));
  const remove = await screen.findByRole('button', { name: 'Delete' });
  expect(remove).toBeDisabled();
  fail(new Error('no answer'));
  expect(await screen.findByText('The uses of the icon could not be loaded: no answer')).toBeInTheDocument();
  await user.click(remove);
  await waitFor(() => expect(icons.removed).toEqual([{ isUsed: false }]));
});

it('offers neither upload nor deletion where the user may only choose', async () => {
  const { list } = someIcons('pump.svg').service;
  await opened({ ownIcons: { list } });
  await screen.findByRole('button', { name: 'pump' });
  expect(screen.queryByRole('button', { name: 'Upload an icon' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete pump' })).toBeNull();
});

it('shows why the icons could not be loaded, and retries', async () => {
  const icons = someIcons('pump.svg').service;
  let isBroken = true;
  const list = () => (isBroken ? Promise.reject(new Error('no answer')) : icons.list());
  const { user } = await opened({ ownIcons: { ...icons, list } });
  expect(await screen.findByRole('alert')).toHaveTextContent('The own icons could not be loaded: no answer');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'pump' })).toBeInTheDocument();
});

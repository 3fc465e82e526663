// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeLibrary } from '../testing/fake-library';
import { HashingWorker } from '../testing/hashing-worker';
import { renderPicker } from '../testing/render-picker';

beforeAll(() => {
  vi.stubGlobal('Worker', HashingWorker);
});

const directories = [{ path: 'plants', name: 'plants', child: [{ path: 'plants/north', name: 'north', child: [] }] }];
const aLibrary = () =>
  fakeLibrary({ '': ['logo.png', 'manual.pdf'], plants: ['valve.svg', 'pump.png'], 'plants/north': [] }, directories);

async function opened(setup: Parameters<typeof renderPicker>[0]) {
  const page = renderPicker(setup);
  await page.user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Media library' });
  return page;
}

it('sends no request before it is opened', () => {
  const library = aLibrary();
  renderPicker({ library });
  expect(library.calls).toEqual([]);
});

it('offers the images of all directories at the top, and returns the URL of the chosen one', async () => {
  const { user, picked } = await opened({ library: aLibrary() });
  const logo = await screen.findByRole('radio', { name: 'logo.png' });
  expect(screen.getByRole('radio', { name: 'valve.svg' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'manual.pdf' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose' })).toBeDisabled();
  await user.click(logo);
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(picked).toEqual(['/core/media/logo.png']);
});

it('opens a directory of the tree', async () => {
  const { user } = await opened({ library: aLibrary() });
  await user.click(await screen.findByText('plants'));
  expect(await screen.findByRole('radio', { name: 'pump.png' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'logo.png' })).not.toBeInTheDocument();
});

it('moves between files by arrow keys', async () => {
  const { user, picked } = await opened({ library: fakeLibrary({ '': ['a.png', 'b.png'] }) });
  (await screen.findByRole('radio', { name: 'a.png' })).focus();
  await user.keyboard(' {ArrowRight}');
  expect(screen.getByRole('radio', { name: 'b.png' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(picked).toEqual(['/core/media/b.png']);
});

it('finds files by part of their name', async () => {
  const { user } = await opened({ library: fakeLibrary({ '': ['valve.png', 'pump.png'] }) });
  await screen.findByRole('radio', { name: 'pump.png' });
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'val');
  expect(screen.queryByRole('radio', { name: 'pump.png' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No file here is called anything like “valx”')).toBeInTheDocument();
});

it('uploads into the shown directory and picks the uploaded file', async () => {
  const library = aLibrary();
  const { user, picked } = await opened({ library });
  await user.click(await screen.findByText('plants'));
  await screen.findByRole('radio', { name: 'pump.png' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['png'], 'new.png')] } });
  await waitFor(() => expect(screen.getByRole('radio', { name: 'new.png' })).toBeChecked());
  expect(library.calls).toContainEqual({
    verb: 'POST',
    resource: 'core/mediaLibrary/upload',
    params: { catalog: 'plants', action: 'rename' },
  });
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(picked).toEqual(['/core/media/plants/new.png']);
});

it('shows a file uploaded before the first list arrived', async () => {
  const library = aLibrary();
  let arrive = () => {};
  library.slow.set('core/mediaLibrary/all/file', new Promise((resolve) => (arrive = resolve)));
  await opened({ library });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File(['png'], 'new.png')] },
  });
  await waitFor(() => expect(library.files['']).toContain('new.png'));
  library.slow.clear();
  arrive();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'new.png' })).toBeChecked());
});

it('picks the existing file of the same content, wherever it is', async () => {
  const library = aLibrary();
  library.duplicates.push({
    name: 'pump.png',
    path: 'plants/pump.png',
    url: '/core/media/plants/pump.png',
    modifiedAt: '',
  });
  const { user, picked } = await opened({ library });
  await user.click(await screen.findByText('plants'));
  await screen.findByRole('radio', { name: 'pump.png' });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File(['png'], 'copy.png')] },
  });
  expect(
    await screen.findByText('The library has this content already: plants/pump.png is chosen'),
  ).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'pump.png' })).toBeChecked();
  expect(library.calls.filter(({ verb }) => verb === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(picked).toEqual(['/core/media/plants/pump.png']);
});

it('shows why an upload failed', async () => {
  const library = aLibrary();
  library.broken.set('core/mediaLibrary/upload', 400);
  await opened({ library });
  await screen.findByRole('radio', { name: 'logo.png' });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File(['png'], 'new.png')] },
  });
  expect(await screen.findByText('The file could not be uploaded: Disk asleep')).toBeInTheDocument();
});

it('offers no upload without the permission to add files', async () => {
  await opened({ library: aLibrary(), permissions: ['media.view'] });
  await screen.findByRole('radio', { name: 'logo.png' });
  expect(screen.queryByRole('button', { name: 'Upload here' })).not.toBeInTheDocument();
});

it('shows why the library could not be loaded, and retries', async () => {
  const library = aLibrary();
  library.broken.set('core/mediaLibrary/all/file', 500);
  const { user } = await opened({ library });
  expect(await screen.findByText('The media library could not be loaded: Disk asleep')).toBeInTheDocument();
  library.broken.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'logo.png' })).toBeInTheDocument();
});

it('shows that a directory is empty', async () => {
  await opened({ library: fakeLibrary({}) });
  expect(await screen.findByText('This directory contains no file of a suitable format')).toBeInTheDocument();
});

it('closes without picking', async () => {
  const { user, picked } = await opened({ library: aLibrary() });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(picked).toEqual([]);
});

// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MediaPickerProps } from '../services/widget-services';
import { renderWidget } from '../testing/render-widget';

const png = new File(['png'], 'logo.png', { type: 'image/png' });
const uploaded: { file: File; category: string }[] = [];
const uploadImage = (file: File, category: string) => {
  uploaded.push({ file, category });
  return Promise.resolve({ url: `core/media/${category}/${file.name}` });
};
const uploadButton = (name = 'Upload an image') => screen.findByRole('button', { name });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const choose = (file: File) => fireEvent.change(fileInput(), { target: { files: [file] } });

function FakePicker({ open, onPick, onClose, allowedExtensions = [] }: MediaPickerProps) {
  if (!open) return null;
  return (
    <dialog open aria-label={`Library of ${allowedExtensions.length} formats`}>
      <button type="button" onClick={() => onPick('/media/plant.png')}>
        plant.png
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

it('uploads into the category of the field and stores the returned URL', async () => {
  const { given } = renderWidget('image', { services: { uploadImage }, options: { category: 'icon' } });
  await uploadButton();
  choose(png);
  await waitFor(() => expect(given.value).toBe('core/media/icon/logo.png'));
  expect(uploaded.at(-1)).toEqual({ file: png, category: 'icon' });
  expect(screen.getByRole('img', { name: 'Field' })).toHaveAttribute('src', '/rest/core/media/icon/logo.png');
});

it('shows why an image of another host is not shown, until another one is picked', async () => {
  renderWidget('image', { value: 'https://elsewhere.example/logo.png', services: { MediaPicker: FakePicker } });
  fireEvent.error(await screen.findByRole('img', { name: 'Field' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/another host.*upload it/);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose from the media library' }));
  fireEvent.click(await screen.findByRole('button', { name: 'plant.png' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('accepts a dropped file', async () => {
  const { given } = renderWidget('image', { services: { uploadImage } });
  const button = await uploadButton();
  fireEvent.drop(button, { dataTransfer: { files: [png], items: [{ kind: 'file' }] } });
  await waitFor(() => expect(given.value).toBe('core/media/img/logo.png'));
});

it.each([
  ['en', 'Please upload an image-type file'],
  ['zh-Hans', '请上传图片类型的文件'],
] as const)('rejects a file that is not an image, in %s', async (language, message) => {
  const { given } = renderWidget('image', { services: { uploadImage }, language });
  await waitFor(() => expect(fileInput()).toBeInTheDocument());
  choose(new File(['x'], 'manual.pdf'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(given.times).toBe(0);
});

it('rejects an image above the limit of the field', async () => {
  renderWidget('image', { services: { uploadImage }, options: { maxBytes: 2 } });
  await uploadButton();
  choose(png);
  expect(await screen.findByRole('alert')).toHaveTextContent('The image must not exceed');
});

it('shows why an upload failed and keeps the former image', async () => {
  const { given } = renderWidget('image', {
    value: 'old.png',
    services: { uploadImage: () => Promise.reject(new Error('disk full')) },
  });
  await uploadButton('Replace');
  choose(png);
  expect(await screen.findByRole('alert')).toHaveTextContent('disk full');
  expect(given.value).toBe('old.png');
});

it('keeps one image: a second upload replaces the first', async () => {
  const { given } = renderWidget('image', { value: '/rest/a.png', services: { uploadImage } });
  await uploadButton('Replace');
  choose(png);
  await waitFor(() => expect(given.value).toBe('core/media/img/logo.png'));
  expect(screen.getAllByRole('img', { name: 'Field' })).toHaveLength(1);
});

it('previews in a modal and removes', async () => {
  const { user, given } = renderWidget('image', { value: 'https://example.org/a.png' });
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const preview = await screen.findByRole('dialog', { name: 'Preview of Field' });
  expect(preview.querySelector('img')).toHaveAttribute('src', 'https://example.org/a.png');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(given.value).toBeUndefined();
});

it('picks an image from the media library if it is available', async () => {
  const { user, given } = renderWidget('image', { services: { MediaPicker: FakePicker } });
  await user.click(await screen.findByRole('button', { name: 'Choose from the media library' }));
  await user.click(screen.getByRole('button', { name: 'plant.png' }));
  expect(given.value).toBe('/media/plant.png');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers neither upload nor library without these services', async () => {
  renderWidget('image', { value: 'a.png' });
  await screen.findByRole('img', { name: 'Field' });
  expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /library/ })).not.toBeInTheDocument();
});

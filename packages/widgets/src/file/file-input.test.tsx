// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MediaPickerProps } from '../services/widget-services';
import { renderWidget } from '../testing/render-widget';

const manual = '/core/media/manuals/pump%20A.pdf';

function FakePicker({ open, onPick, allowedExtensions }: MediaPickerProps) {
  if (!open) return null;
  return (
    <dialog open aria-label={allowedExtensions === undefined ? 'Library of all files' : 'Library of pictures'}>
      <button type="button" onClick={() => onPick(manual)}>
        pump A.pdf
      </button>
    </dialog>
  );
}

it('picks a file of any kind from the library, and shows it as a link with its kind and size', async () => {
  const findMediaFile = () => Promise.resolve({ bytes: 3 * 1024 * 1024 });
  const { user, given } = renderWidget('file', { services: { MediaPicker: FakePicker, findMediaFile } });
  await user.click(await screen.findByRole('button', { name: 'Choose from the media library' }));
  expect(screen.getByRole('dialog', { name: 'Library of all files' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'pump A.pdf' }));
  expect(given.value).toBe(manual);
  expect(await screen.findByText('3 MB')).toBeInTheDocument();
  expect(screen.getByText('PDF')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'pump A.pdf' })).toHaveAttribute('href', `/rest/${manual}`);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(given.value).toBeUndefined();
});

it('says that a file is no longer in the library', async () => {
  const services = { MediaPicker: FakePicker, findMediaFile: () => Promise.resolve('gone' as const) };
  renderWidget('file', { value: manual, services });
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is no longer in the media library.');
});

it('says why nothing is known of a file, and tries again', async () => {
  let isBroken = true;
  const findMediaFile = () => (isBroken ? Promise.reject(new Error('Disk asleep')) : Promise.resolve({ bytes: 1024 }));
  const { user } = renderWidget('file', { value: manual, services: { MediaPicker: FakePicker, findMediaFile } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Disk asleep');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 KB')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is a field for an address without a library', async () => {
  const { user, given } = renderWidget('file');
  await user.type(screen.getByRole('textbox', { name: 'Field' }), 'https://files.example/a.pdf');
  expect(given.value).toBe('https://files.example/a.pdf');
});

it('changes nothing while disabled', async () => {
  renderWidget('file', { value: manual, disabled: true, services: { MediaPicker: FakePicker } });
  expect(await screen.findByRole('link', { name: 'pump A.pdf' })).toBeInTheDocument();
  for (const name of ['Choose from the media library', 'Remove'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
});

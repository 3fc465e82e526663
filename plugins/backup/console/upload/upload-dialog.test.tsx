// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import './upload-dialog';
import { fakeBackups, refusal } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';

async function opened(platform = fakeBackups([])) {
  const page = renderBackups({ platform });
  await page.user.click(await screen.findByRole('button', { name: 'Upload a backup' }));
  const dialog = (await screen.findByRole('switch')).closest<HTMLElement>('[role=dialog]')!;
  const pick = (name: string) =>
    fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
      target: { files: [new File(['zip'], name)] },
    });
  const send = () => page.user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  return { ...page, dialog, pick, send };
}

it('takes a .zip alone', async () => {
  const { pick, dialog } = await opened();
  expect(within(dialog).getByRole('button', { name: 'Upload' })).toBeDisabled();
  pick('plant.tar');
  expect(await within(dialog).findByText('Only .zip files can be uploaded.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Upload' })).toBeDisabled();
});

it('asks for the code of a coded archive, sends it in no address, and reads the list again', async () => {
  const { user, pick, send, dialog, platform } = await opened();
  pick('plant.zip');
  await within(dialog).findByText('plant.zip');
  await user.click(within(dialog).getByRole('switch'));
  await send();
  expect(await within(dialog).findByText('Fill the verification code first')).toBeVisible();
  expect(platform.called('POST', 'core/backup/upload')).toBeUndefined();
  await user.type(await within(dialog).findByLabelText(/^Verification code/), 's3cret');
  await send();
  expect(await screen.findByText('Import succeeded')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const { params, body } = platform.called('POST', 'core/backup/upload')!;
  expect(params).toEqual({});
  expect([...(body as FormData).entries()]).toEqual([
    ['password', 's3cret'],
    ['file', expect.any(File)],
  ]);
});

it.each([
  ['The archive is damaged', 'The archive is damaged'],
  ['', 'Upload failed'],
])('says why an archive was refused: %j', async (message, said) => {
  const platform = fakeBackups([]);
  platform.answer('POST core/backup/upload', refusal(message));
  const { pick, send, dialog } = await opened(platform);
  pick('plant.zip');
  await within(dialog).findByText('plant.zip');
  await send();
  expect(await within(dialog).findAllByText(said)).not.toEqual([]);
});

// @vitest-environment jsdom
import { error, fakePlatform } from '@signalbox/console-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTransfers } from '../testing/render-transfers';

function platformWith() {
  return fakePlatform([
    ['GET core/configDb/unfinished', { body: [{ id: 'r1', name: 'plant.tar.gz', mayGiveUp: true }] }],
    ['POST core/configDb/r1/giveUp', { body: { status: 'OK' } }],
  ]);
}

it('appears on the import page for an import, and ends no session', async () => {
  const path = 'core/configDb';
  const platform = platformWith();
  platform.answer(`POST ${path}/r1/giveUp`, () => {
    platform.answer(`GET ${path}/unfinished`, { body: [] });
    return { body: { status: 'OK' } };
  });
  const { user } = renderTransfers({ platform });
  expect(await screen.findByText('The import of “plant.tar.gz” is not finished')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abandon the files of this import' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/files of the import stay as they are/)).toBeVisible();
  expect(question.queryByText(/restore|log in again/)).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Abandon the files' }));
  expect(await screen.findByText('The files were abandoned. Other jobs can run again')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/is not finished/)).not.toBeInTheDocument());
  expect(platform.called('POST', `${path}/r1/giveUp`)).toBeDefined();
});

it('shows why the platform rejected abandoning an import', async () => {
  const platform = platformWith();
  platform.answer('POST core/configDb/r1/giveUp', error('This server has its files'));
  const { user } = renderTransfers({ platform });
  await user.click(await screen.findByRole('button', { name: 'Abandon the files of this import' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abandon the files' }));
  expect(await screen.findByText('This server has its files')).toBeVisible();
});

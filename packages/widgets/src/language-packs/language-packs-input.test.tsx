// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LanguagePack } from '../services/widget-services';
import { renderWidget } from '../testing/render-widget';

const french: LanguagePack = { code: 'fr', label: 'Français', filePath: 'languagePack/Français[fr].json' };

function packs(initial: LanguagePack[]) {
  let stored = initial;
  return {
    list: () => Promise.resolve(stored),
    upload: (file: File) => {
      stored = [...stored, { code: 'ar', label: file.name, filePath: file.name }];
      return Promise.resolve();
    },
    remove: (pack: LanguagePack) => {
      stored = stored.filter((each) => each !== pack);
      return Promise.resolve();
    },
  };
}
const choose = async (file: File) => {
  await waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull());
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
};

it('lists packs by name and code', async () => {
  renderWidget('language-packs', { services: { languagePacks: packs([french]) } });
  expect(await screen.findByText('Français')).toBeVisible();
  expect(screen.getByText('fr')).toBeVisible();
});

it('says of a file why it is not used, and removes it', async () => {
  const copy = { code: undefined, label: 'u[es] (1).json', filePath: 'languagePack/u[es] (1).json' };
  const { user } = renderWidget('language-packs', { services: { languagePacks: packs([french, copy]) } });
  const [, row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent('u[es] (1).json Not used: the name of a language pack is label[code].json');
  await user.click(screen.getByRole('button', { name: 'Remove the language pack u[es] (1).json' }));
  expect(screen.queryByText('Its language is no longer offered after this.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it("uploads a pack and shows it at once, without changing the field's value", async () => {
  const { given } = renderWidget('language-packs', { services: { languagePacks: packs([]) } });
  expect(await screen.findByText('There are no language packs yet')).toBeVisible();
  await choose(new File(['{}'], 'العربية[ar].json'));
  expect(await screen.findByText('العربية[ar].json')).toBeVisible();
  expect(given.times).toBe(0);
});

it('rejects a file without the name of a pack', async () => {
  renderWidget('language-packs', { services: { languagePacks: packs([]) } });
  await choose(new File(['{}'], 'fr.json'));
  expect(await screen.findByRole('alert')).toHaveTextContent('label[code].json');
});

it('removes a pack after confirmation', async () => {
  const { user } = renderWidget('language-packs', { services: { languagePacks: packs([french]) } });
  await user.click(await screen.findByRole('button', { name: 'Remove the language pack Français' }));
  expect(await screen.findByText('Remove the language pack Français?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('There are no language packs yet')).toBeVisible();
});

it('shows why a removal failed', async () => {
  const languagePacks = { ...packs([french]), remove: () => Promise.reject(new Error('in use')) };
  const { user } = renderWidget('language-packs', { services: { languagePacks } });
  await user.click(await screen.findByRole('button', { name: /Remove the language pack/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The language pack could not be removed: in use')).toBeVisible();
});

it('ends loading silently when the list cannot be loaded', async () => {
  const languagePacks = { ...packs([]), list: () => Promise.reject(new Error('down')) };
  renderWidget('language-packs', { services: { languagePacks } });
  expect(await screen.findByText('There are no language packs yet')).toBeVisible();
  expect(screen.queryByText(/down/)).not.toBeInTheDocument();
});

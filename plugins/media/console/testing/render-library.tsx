import { type Answering, fakePlatform, type PageSetup, renderPage } from '@signalbox/console-kit/testing';
import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import texts from '../../locales/en.json';
import pageTexts from '../../locales/page/en.json';
import { mediaErrors } from '../../shared/errors';
import type { Directory } from '../../shared/library';
import type { FoundFile } from '../../shared/search';
import { MediaPage } from '../page/media-page';

export function aFile(path: string, overrides: Partial<FoundFile> = {}): FoundFile {
  const name = path.split('/').at(-1) ?? '';
  const modifiedAt = '2026-05-06T07:08:09.000Z';
  return { name, path, url: `/core/media/${path}`, kind: 'image', bytes: 2048, modifiedAt, ...overrides };
}

export function aDirectory(path: string, child: Directory[] = []): Directory {
  return { path, name: path.split('/').at(-1) ?? '', child };
}

interface LibrarySetup extends Partial<PageSetup> {
  files?: FoundFile[];
  directories?: Directory[];
  /** Query of the address. */
  at?: string;
  permissions?: string[];
  /** Answers the folders instead of `directories`. */
  tree?: Answering;
  /** Answers searches instead of `files`. */
  search?: Answering;
}

/** The page of the library over a platform in memory, which answers every search with the files. */
export function renderLibrary({
  files = [],
  directories = [],
  at = '',
  permissions,
  tree = { body: directories },
  search = { body: files, count: files.length },
  platform = fakePlatform(),
  ...setup
}: LibrarySetup = {}) {
  // Items are drawn for the height of the list, which jsdom does not measure.
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(4000);
  onTestFinished(() => height.mockRestore());
  platform.answer('GET core/mediaLibrary/all/dir', tree);
  platform.answer('GET core/mediaLibrary/search', search);
  return renderPage({
    platform,
    path: `media${at}`,
    page: <MediaPage />,
    english: { ...texts, ...pageTexts },
    plugin: { id: 'media', errors: mediaErrors },
    ...(permissions ? { user: { permissions } } : {}),
    ...setup,
  });
}

export const item = (name: string | RegExp) => screen.findByRole('option', { name });
/** The list that has the focus for all items. */
export const list = () => screen.findByRole('listbox', { name: /^(Content of|Found files)/ });

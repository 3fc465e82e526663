import { type PageSetup, renderPage } from '@signalbox/console-kit/testing';
import en from '../../locales/en.json';
import pageEn from '../../locales/page/en.json';
import { consolePlugin } from '../index';
import { ProjectTransferPage } from '../project-transfer-page';

type Setup = Partial<Omit<PageSetup, 'english' | 'plugin' | 'path'>>;

/** Renders the page and the progress center for a user with its permission, over a platform in memory. */
export function renderTransfers({ page, ...setup }: Setup = {}) {
  return renderPage({
    user: { permissions: ['backup.add'] },
    ...setup,
    path: 'projectOperation',
    page: page ?? <ProjectTransferPage />,
    english: { ...en, ...pageEn },
    plugin: consolePlugin,
  });
}

import { type PageSetup, renderPage } from '@signalbox/console-kit/testing';
import en from '../../locales/en.json';
import pageEn from '../../locales/page/en.json';
import { consolePlugin } from '../index';
import { BackupPage } from '../page/backup-page';
import { fakeBackups } from './fake-backups';

type Setup = Partial<Omit<PageSetup, 'english' | 'plugin'>>;

/** Renders the page and the progress center over a platform in memory. `path`: query of the page's address. */
export function renderBackups({
  platform = fakeBackups(),
  user = { isSuper: true },
  path = '',
  page,
  ...setup
}: Setup = {}) {
  return renderPage({
    ...setup,
    platform,
    user: { permissions: ['backup.view'], ...user },
    path: `backup${path}`,
    page: page ?? <BackupPage />,
    english: { ...en, ...pageEn },
    plugin: consolePlugin,
  });
}

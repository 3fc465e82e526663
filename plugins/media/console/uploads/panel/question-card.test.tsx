// @vitest-environment jsdom
import { type Answering, fakePlatform, renderPage } from '@signalbox/console-kit/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import pageTexts from '../../../locales/page/en.json';
import { QuestionCard } from './question-card';

function renderClash(uses: Answering, permissions: string[]) {
  const platform = fakePlatform([['POST core/mediaLibrary/uses', uses]]);
  const item = { id: '1', name: 'a.png', directory: 'img', isDirectory: false, bytes: 1 };
  return renderPage({
    platform,
    path: '',
    page: <QuestionCard item={{ ...item, state: { kind: 'clash' } }} questions={1} onAnswer={() => undefined} />,
    english: pageTexts,
    plugin: { id: 'media', errors: {} },
    user: { permissions },
  });
}
const all = ['media.view', 'media.add', 'media.edit'];
const use = { path: 'img/a.png', module: 'dashboard', pointer: '/src' };

it('names what shows the file that an upload would replace', async () => {
  const uses = ['Boilers', 'Pumps', 'Tanks', 'Fans'].map((title) => ({ ...use, id: title, titles: [title] }));
  const { platform } = renderClash({ body: { count: 4, visible: 4, uses } }, all);
  expect(await screen.findByText('In use in 4 places')).toBeVisible();
  expect(screen.getByText('Boilers, Pumps, and Tanks')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible();
  expect(platform.called('POST', 'core/mediaLibrary/uses')?.body).toMatchObject({ paths: ['img/a.png'] });
});

it('asks without the uses if they cannot be read', async () => {
  renderClash({ status: 500, body: { code: 1, message: 'Disk asleep', detail: '', field: '' } }, all);
  expect(await screen.findByRole('button', { name: 'Replace' })).toBeVisible();
});

it('reads no uses for users who may not replace the file', async () => {
  const { platform } = renderClash({ body: { count: 0, visible: 0, uses: [] } }, ['media.view', 'media.add']);
  expect(await screen.findByRole('button', { name: 'Keep both' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
  expect(platform.called('POST', 'core/mediaLibrary/uses')).toBeUndefined();
});

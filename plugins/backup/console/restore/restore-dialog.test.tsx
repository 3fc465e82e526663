// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import './restore-dialog';
import { aBackup, fakeBackups } from '../testing/fake-backups';
import { renderBackups } from '../testing/render-backups';

async function opened(backup = aBackup(), user = {}, setup: Partial<Parameters<typeof renderBackups>[0]> = {}) {
  const page = renderBackups({ platform: fakeBackups([backup]), user: { isSuper: true, ...user }, ...setup });
  await page.user.click(await screen.findByRole('button', { name: 'Restore: Nightly' }));
  const showPlan = await screen.findByRole('button', { name: 'Show what it does' });
  await screen.findByRole('checkbox', { name: 'All modules' });
  return { ...page, showPlan: () => page.user.click(showPlan) };
}

it('requires a rule', async () => {
  const { showPlan, platform } = await opened();
  await showPlan();
  expect(await screen.findByText('Restore rule required')).toBeVisible();
  expect(platform.called('POST', 'core/backup/b1/plan')).toBeUndefined();
});

it('shows the plan, and clears only after the name was typed', async () => {
  const { user, showPlan, platform, notify, ended } = await opened();
  await user.click(screen.getByRole('radio', { name: 'Clear, then add' }));
  await showPlan();
  const row = await screen.findByRole('row', { name: /Alarm rules/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['3', '1', '4', '0', '2']));
  expect(screen.getByRole('row', { name: /Files: Project files/ })).toBeInTheDocument();
  expect(screen.getByText('The backup was made by Signalbox 0.9; this platform runs Signalbox 1.0.')).toBeVisible();
  expect(screen.getByText('2 users will have no password until one is set.')).toBeVisible();
  expect(screen.getByText(/platform data will be replaced by the restore file/)).toBeVisible();
  const restore = within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore' });
  expect(restore).toBeDisabled();
  await user.type(screen.getByLabelText(/Type its name/), 'Nightly');
  await user.click(restore);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.called('GET', 'core/backup/import')?.query).toMatchObject({
    id: 'b1',
    name: 'Nightly',
    confirmation: 'Nightly',
    moduleRules: { user: 2, rule: 2 },
  });
  await screen.findByRole('progressbar');
  notify('t2', { progress: 1, status: 'finish' });
  await waitFor(() => expect(ended).toEqual(['restored']));
});

it('has a rule for the files, and requires the name to clear them', async () => {
  const { user, showPlan, platform } = await opened();
  expect(screen.queryByRole('combobox', { name: 'Rule for the front-end package' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('combobox', { name: 'Rule for the project files' }));
  await user.click(await screen.findByText('Clear, then add', { selector: '.ant-select-item-option-content' }));
  await user.click(screen.getByRole('radio', { name: 'Add without overwriting duplicates' }));
  await showPlan();
  const files = await screen.findByRole('row', { name: /Files: Project files/ });
  expect(within(files).getByRole('cell', { name: 'Clear, then add' })).toBeVisible();
  expect(screen.getByLabelText(/Type its name/)).toBeVisible();
  expect(platform.called('POST', 'core/backup/b1/plan')?.body).toEqual({
    item: { fileServer: true, mongodb: true },
    moduleRules: { fileServer: 2, user: 1, rule: 1 },
  });
});

it('warns before the front-end package is replaced', async () => {
  const { user, showPlan, platform } = await opened(aBackup({ item: { html: true, mongodb: true } }));
  await user.click(screen.getByRole('radio', { name: 'Add without overwriting duplicates' }));
  await showPlan();
  expect(await screen.findByText(/replaces the front-end files and may alter the styling/)).toBeVisible();
  expect(platform.called('POST', 'core/backup/b1/plan')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('row', { name: /Alarm rules/ });
  expect(screen.queryByLabelText(/Type its name/)).not.toBeInTheDocument();
});

it('limits accounts to super administrators, and the last step to users with the permission', async () => {
  const permissions = ['backup.view', 'backup.import'];
  const { user, showPlan } = await opened(aBackup(), { isSuper: false, permissions });
  expect(screen.getByText(/can only be restored by a super administrator/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Users' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Overwrite duplicates and add' }));
  await showPlan();
  expect(await screen.findByText('You can view this plan, but not restore it.')).toBeVisible();
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

it('omits unknown modules from the request, and names them', async () => {
  const { user, showPlan, platform } = await opened(aBackup({ modules: ['rule', 'hologram'] }));
  expect(screen.getByText(/does not know the module hologram. It stays in the backup/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Add without overwriting duplicates' }));
  await showPlan();
  await screen.findByRole('row', { name: /Alarm rules/ });
  expect(platform.called('POST', 'core/backup/b1/plan')?.body).toMatchObject({ moduleRules: { rule: 1 } });
  expect(platform.called('POST', 'core/backup/b1/plan')?.body).not.toHaveProperty('moduleRules.hologram');
});

it('omits accounts outside the default project, and explains why', async () => {
  const { user, showPlan, platform } = await opened(aBackup(), {}, { project: 'north' });
  expect(screen.getByText(/Users and roles belong to the default project. They stay in the backup/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Users' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Add without overwriting duplicates' }));
  await showPlan();
  await screen.findByRole('row', { name: /Alarm rules/ });
  expect(platform.called('POST', 'core/backup/b1/plan')?.body).toEqual({
    item: { fileServer: true, mongodb: true },
    moduleRules: { fileServer: 0, rule: 1 },
  });
});

it('formats counts in the locale of the user', async () => {
  const { user, showPlan, platform } = await opened(aBackup(), {}, { language: 'de' });
  const counts = { added: 12_345, changed: 0, same: 0, skipped: 0, deleted: 0 };
  const body = { modules: [{ name: 'rule', rule: 1, ...counts }], differences: [], warnings: [] };
  platform.answer('POST core/backup/b1/plan', { body });
  await user.click(screen.getByRole('radio', { name: 'Add without overwriting duplicates' }));
  await showPlan();
  expect(await screen.findByRole('cell', { name: '12.345' })).toBeVisible();
});

it('lists skipped content with the reason', async () => {
  const { user, showPlan, platform } = await opened();
  const counts = { added: 0, changed: 0, same: 0, skipped: 0, deleted: 0 };
  const leftOut = (id: string, message: string) => ({
    invalid: { count: 1, shown: [{ id, error: { code: 100_010_001, message, detail: '', field: '' } }] },
  });
  platform.answer('POST core/backup/b1/plan', {
    body: {
      modules: [{ name: 'theme', rule: 0, ...counts, ...leftOut('night', 'name is required') }],
      files: { fileServer: { ...counts, ...leftOut('img/a.svg', 'Files of this format are not allowed') } },
      differences: [],
      warnings: [{ what: 'filesNotInspected', count: 1_200 }],
    },
  });
  await user.click(screen.getByRole('radio', { name: 'Clear, then add' }));
  await showPlan();
  expect(
    await screen.findByText(/^Files that this plan has not inspected: 1,200\. The restore inspects/),
  ).toBeVisible();
  const note = (await screen.findByText('This content is not valid here and is left out')).closest('[role=alert]')!;
  expect(note).toHaveTextContent('night name is required');
  expect(note).toHaveTextContent('img/a.svg Files of this format are not allowed');
});

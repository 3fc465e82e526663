import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { field } from './settings-page';

// Tabs with what RJSF draws: a choice; a tuple, and a form within itself. No tab of the product has a tuple or a recursive field.

export const fixtureTabs = ['on-call', 'hand-over'] as const;
type FixtureTab = (typeof fixtureTabs)[number];

export const fixtureFolder = (tab: FixtureTab): string => `e2e/fixtures/settings/${tab}`;

/** The files of such a tab, as the studio sends them. */
export function fixtureDraft(tab: FixtureTab) {
  const read = (file: string) => readFileSync(`${fixtureFolder(tab)}/${file}`, 'utf8');
  const messages = { en: read('locales/en.json'), 'zh-Hans': read('locales/zh-Hans.json') };
  return { id: `settings/${tab}`, form: read('form.json'), messages };
}

/** In the tab "On call", which is open and empty: chooses the branch "By phone" and, within it, that of an hour. */
export async function callByPhone(page: Page): Promise<void> {
  const onCall = field(page, '/onCall');
  await chooseBranch(page, 'By mail', 'By phone');
  await expect(onCall.getByLabel('Mail')).toHaveCount(0);
  await expect(onCall.getByLabel('Desk')).toHaveCount(0);
  await onCall.getByLabel('Phone').fill('100');
  await onCall.getByLabel('Desk').fill('North');
  await chooseBranch(page, 'In words', 'From an hour on');
  await onCall.getByLabel('From', { exact: true }).fill('8');
}

/** What `callByPhone` saves. */
export const calledByPhone = { onCall: { phone: '100', desk: 'North', hours: { from: 8 } } };

async function chooseBranch(page: Page, from: string, to: string): Promise<void> {
  await field(page, '/onCall').locator('.sb-select, .ant-select').filter({ hasText: from }).click();
  await page.locator('.ant-select-dropdown:visible').getByText(to, { exact: true }).click();
}

/** In the tab "Hand over": fills the tuple, and the form within itself on two levels. */
export async function fillTimesAndSteps(page: Page): Promise<void> {
  await field(page, '/handOverTimes').getByLabel('Room').fill('North');
  const steps = field(page, '/handOverSteps');
  await steps.getByLabel('What to do').fill('Read the log');
  await steps.getByRole('button', { name: 'Add' }).click();
  await steps.getByRole('combobox').click();
  await page.locator('.ant-select-dropdown:visible').getByText('A step', { exact: true }).click();
  await steps.getByLabel('What to do').last().fill('Call the desk');
}

/** What `fillTimesAndSteps` saves. */
export const timesAndSteps = {
  handOverTimes: [6, 'North'],
  handOverSteps: { text: 'Read the log', next: [{ text: 'Call the desk' }] },
};

import { expect, type Locator, type Page } from '@playwright/test';

/** Picks a file of the media library by its name, for the field in `place`. */
export async function pickFile(page: Page, place: Locator, name: string): Promise<void> {
  await place.getByRole('button', { name: 'Choose from the media library' }).click();
  const library = page.getByRole('dialog', { name: 'Media library' });
  await library.getByRole('searchbox', { name: 'Search by name' }).fill(name);
  await library.getByRole('radio', { name }).check();
  await library.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(library).toBeHidden();
}

import type { Page } from '@playwright/test';

interface DraftTexts {
  form: string;
  messages: { en: string; 'zh-Hans': string };
}

/** Types the texts of a tab into the editor: messages first, and the form, which is open then, last. */
export async function writeDraft(page: Page, { form, messages }: DraftTexts): Promise<void> {
  await writeFile(page, 'locales/zh-Hans.json', messages['zh-Hans']);
  await writeFile(page, 'locales/en.json', messages.en);
  await writeFile(page, 'form.json', form);
}

export async function writeFile(page: Page, file: string, text: string): Promise<void> {
  await page.getByText(file.slice(file.lastIndexOf('/') + 1), { exact: true }).click();
  await page.getByRole('textbox', { name: `Text of ${file}` }).fill(text);
}

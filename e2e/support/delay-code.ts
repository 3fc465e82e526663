import type { Page } from '@playwright/test';

/** Delays a module of the console, by the beginning of its file name, until the returned function says what becomes of it. */
export async function delayCode(page: Page, name: string): Promise<(end: 'arrives' | 'fails') => void> {
  let decide: (end: 'arrives' | 'fails') => void = () => {};
  const decided = new Promise<'arrives' | 'fails'>((resolve) => {
    decide = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    if ((await decided) === 'fails') await route.abort();
    else await route.continue();
  });
  return (end) => decide(end);
}

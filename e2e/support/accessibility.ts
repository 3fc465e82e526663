import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Errors that axe calls serious or critical, with targets smaller than WCAG 2.2 allows, which axe ignores by default. */
export async function seriousErrors(page: Page): Promise<string[]> {
  // Colours settle after a page's entrance; an error in the middle of a fade does not count.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))));
  // The legacy mode needs no second page for each run. It differs for frames of other origins only, and there are none.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`)
          .slice(0, 3)
          .join(' | ')}`,
    );
}

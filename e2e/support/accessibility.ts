import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Errors that axe calls serious or critical, in the page or in the elements of a selector. */
export async function seriousErrors(page: Page, within?: string): Promise<string[]> {
  const found = await violations(page, within);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).join(' | ')}`);
}

interface Violation extends Pick<AxeResults['violations'][number], 'id' | 'impact'> {
  /** Selector of each element, and what it lacks. */
  nodes: string[];
}

const options: RunOptions = {
  resultTypes: ['violations'],
  // Targets smaller than WCAG 2.2 allows, which axe ignores by default.
  rules: { 'target-size': { enabled: true } },
};

/**
 * Returns the violations that axe finds. A document gets the code of axe once, and returns the violations only: both
 * cost more than its rules.
 */
export async function violations(page: Page, within?: string): Promise<Violation[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async (request) => {
      // An error in the middle of a fade does not count: colours settle after the entrance of a page or the end of a request.
      const running = () => document.getAnimations().filter(({ playState }) => playState !== 'finished');
      for (let all = running(); all.length > 0; all = running())
        await Promise.all(all.map((each) => each.finished.catch(() => undefined)));
      const { violations: found } = await window.axe.run(request.within ?? document, request.options);
      return found.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ target, failureSummary = '' }) => `${target.join(' ')} ${failureSummary}`),
      }));
    },
    { within, options },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

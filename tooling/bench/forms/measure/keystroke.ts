import { median } from '../../median';
import type { BenchTab } from './bench-tab';

/** Rounds in which the forms take turns: a machine that slows down does so for all of them. */
const rounds = 3;
const keysPerRound = 20;
/** Words typed before each round: a tab that was not shown types its first keys more slowly. */
const warmWords = 6;
const warmPauseMs = 200;
/** Time for what follows a key: a frame, and the validation that waits for an idle moment. */
const afterKeyMs = 200;

/** Samples of the idle cost without a key: a blinking caret, and the measuring itself. */
const idleSamples = 4;

/**
 * Median main-thread time of a key typed into the first text field of each tab, minus the idle cost. Throws if a character
 * did not arrive.
 */
export async function keystrokes(tabs: BenchTab[]): Promise<number[]> {
  const typists = [];
  for (const tab of tabs) typists.push(await typist(tab));
  for (let round = 0; round < rounds; round += 1) for (const each of typists) await each.type();
  return Promise.all(typists.map((each) => each.cost()));
}

/** Types into one tab, a round at a time. */
async function typist({ page, input, mainThreadMs }: BenchTab) {
  const field = page.locator(await input(0, 'text0'));
  const idle: number[] = [];
  const costs: number[] = [];
  let typed = '';
  const press = async (keys: string) => {
    await page.keyboard.type(keys);
    typed += keys;
  };
  const spent = async (act?: () => Promise<void>) => {
    const before = await mainThreadMs();
    await act?.();
    await page.waitForTimeout(afterKeyMs);
    return (await mainThreadMs()) - before;
  };
  return {
    async type() {
      await page.bringToFront();
      await field.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      typed = '';
      for (let word = 0; word < warmWords; word += 1) {
        await press('warm ');
        await page.waitForTimeout(warmPauseMs);
      }
      await page.waitForTimeout(500);
      for (let index = 0; index < idleSamples; index += 1) idle.push(await spent());
      for (const key of 'abcdefghijklmnopqrstuvwxyz'.slice(0, keysPerRound)) costs.push(await spent(() => press(key)));
    },
    async cost() {
      const shown = await field.inputValue();
      const kept = await page.evaluate(() => (window.bench.values() as { section0: { text0: string } }).section0.text0);
      if (shown !== typed || kept !== typed)
        throw new Error(`Typed "${typed}", the input shows "${shown}", the form has "${kept}".`);
      return median(costs) - median(idle);
    },
  };
}

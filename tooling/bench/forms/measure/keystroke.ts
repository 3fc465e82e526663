import { median, type BenchTab } from './bench-tab';

const keystrokes = 30;
/** Time for what follows a key: a frame, and the validation that waits for an idle moment. */
const afterKeyMs = 200;

/** Samples of what passes without a key: a blinking caret, and the asking itself. */
const idleSamples = 10;

/**
 * Median main-thread time of a key typed into the first text field, without what passes when nothing is typed.
 * Refuses when a character did not arrive.
 */
export async function keystroke({ page, input, mainThreadMs }: BenchTab): Promise<number> {
  const field = page.locator(await input(0, 'text0'));
  await field.click();
  await page.keyboard.type('warm ');
  await page.waitForTimeout(500);
  const spent = async (act?: () => Promise<void>) => {
    const before = await mainThreadMs();
    await act?.();
    await page.waitForTimeout(afterKeyMs);
    return (await mainThreadMs()) - before;
  };
  const idle: number[] = [];
  for (let index = 0; index < idleSamples; index += 1) idle.push(await spent());
  const costs: number[] = [];
  let typed = 'warm ';
  for (let index = 0; index < keystrokes; index += 1) {
    const key = 'abcdefghij'.charAt(index % 10);
    costs.push(await spent(() => page.keyboard.press(key)));
    typed += key;
  }
  const shown = await field.inputValue();
  const kept = await page.evaluate(() => (window.bench.values() as { section0: { text0: string } }).section0.text0);
  if (shown !== typed || kept !== typed)
    throw new Error(`Typed "${typed}", the input shows "${shown}", the form holds "${kept}".`);
  return median(costs) - median(idle);
}

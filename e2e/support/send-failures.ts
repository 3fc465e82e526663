import type { Locator } from '@playwright/test';
import type { HttpSimulator, Trouble } from '@signalbox/simulators';
import type { TestDatabase } from './database';
import { pluginTexts } from './plugin-texts';
import { sendTest } from './send-test';
import { expect } from './test';

/** By cause: the codes that a provider documents for it. */
export type Codes = Record<string, readonly (number | string)[]>;

/** How a server may fail that is none of the provider, or is broken. */
const troubles: readonly (readonly [Trouble, string])[] = [
  ['closes', 'interrupted'],
  ['login-page', 'notTheProvider'],
  ['closes-midway', 'interrupted'],
  ['not-json', 'notTheProvider'],
  ['redirects', 'redirected'],
  ['endless', 'answerTooLong'],
  ['unavailable', 'providerBusy'],
  ['too-many-json', 'tooFast'],
  ['unavailable-json', 'providerBusy'],
  ['too-many', 'tooFast'],
];

const textOf = pluginTexts('notifications', 'en');

/** The dialog of a test message. */
interface Place {
  dialog: Locator;
  database: TestDatabase;
}

/** Sends, and expects cause, remedy and code of the failure in the dialog. */
export async function expectFailure(
  { dialog, database }: Place,
  { cause, code }: { cause: string; code?: number | string },
): Promise<void> {
  // A user may send ten in five minutes.
  await database.run('delete from rate_limit');
  await sendTest(dialog);
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText(textOf(`causes.${cause}`));
  await expect(alert).toContainText(textOf(`remedies.${cause}`));
  if (code !== undefined) await expect(alert).toContainText(`\u2068${code}\u2069`);
}

/** Expects the cause of each code that `answer` makes the provider answer with. */
export async function expectCodes(place: Place, codes: Codes, answer: (code: number | string) => void): Promise<void> {
  for (const [cause, known] of Object.entries(codes))
    for (const code of known) {
      answer(code);
      await expectFailure(place, { cause, code });
    }
}

/** Expects the cause of each way in which a server fails. */
export async function expectTroubles(place: Place, simulator: HttpSimulator): Promise<void> {
  for (const [kind, cause] of troubles) {
    simulator.trouble = { kind };
    await expectFailure(place, { cause });
  }
  simulator.trouble = undefined;
}

/** Expects that a server that accepts a message and never answers leaves open whether it was sent. */
export async function expectSilence(place: Place): Promise<void> {
  await expectFailure(place, { cause: 'timeout' });
  await expect(place.dialog.getByRole('alert')).toContainText(textOf('test.maybeSent'));
}

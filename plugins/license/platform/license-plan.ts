import { accountProject, PlatformError } from '@signalbox/api';
import { LicenseFileError, type LicenseContent, publicKeys, verifyLicense } from '@signalbox/license-file';
import { contentOf, findLicense, type PlatformKit, sha256Hex } from '@signalbox/platform-kit';
import { menuEntries } from '@signalbox/schemas';
import { licenseErrors } from '../shared/errors';
import type { LicensePlan } from '../shared/license';
import { licenseSide } from './license-side';
import { limitUse } from './limit-use';

export interface LicenseChange {
  project: string;
  /** Text of the file to install. Undefined: the license is removed. */
  file?: string;
}

/**
 * Returns what a change would do, and the contents before and after it. Throws `licenseFileRejected` or
 * `licenseMissing`.
 */
export async function planChange(
  { database, clock }: Pick<PlatformKit, 'database' | 'clock'>,
  { project, file }: LicenseChange,
): Promise<{ plan: LicensePlan; before?: LicenseContent; after?: LicenseContent }> {
  const next = file === undefined ? undefined : readFile(file);
  const installed = await findLicense(database, project);
  if (file === undefined && installed?.project !== project) throw new PlatformError(licenseErrors.licenseMissing);
  const before = contentOf(installed?.file);
  const after = next ?? (await licenseWithoutOwn(database, project));
  const now = clock.now();
  const from = await licenseSide(database, { project, content: before, now });
  const to = await licenseSide(database, { project, content: after, now });
  const plan = planId([project, installed?.project, installed?.file, file]);
  const used = await limitUse(database, project);
  return { plan: { plan, from, to, pages: changedPages(from.on, to.on), used }, before, after };
}

/** The verified content of an uploaded file. Throws `licenseFileRejected`, with the reason. */
function readFile(file: string): LicenseContent {
  try {
    return verifyLicense(Buffer.from(file), publicKeys);
  } catch (error) {
    if (!(error instanceof LicenseFileError)) throw error;
    const { reason, detail = '' } = error;
    throw new PlatformError(licenseErrors.licenseFileRejected, { params: { reason }, detail, field: 'file' });
  }
}

/** The license that applies once the project has none of its own: that of the default project. */
async function licenseWithoutOwn(database: PlatformKit['database'], project: string) {
  return project === accountProject ? undefined : contentOf((await findLicense(database, accountProject))?.file);
}

function planId(inputs: (string | undefined)[]): string {
  return sha256Hex(JSON.stringify(inputs.map((input) => input ?? null)));
}

function changedPages(before: readonly string[], after: readonly string[]): LicensePlan['pages'] {
  const titles = (features: readonly string[], others: readonly string[]) => {
    const pages = menuEntries.filter(
      ({ licenseFeature: feature }) => feature !== undefined && features.includes(feature) && !others.includes(feature),
    );
    return [...new Set(pages.map(({ title }) => title))];
  };
  return { opened: titles(after, before), closed: titles(before, after) };
}

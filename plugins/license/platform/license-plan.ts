import { PlatformError } from '@signalbox/api';
import {
  type AppliedLicense,
  isDemoLicense,
  LicenseFileError,
  type LicenseContent,
  publicKeys,
  verifyLicense,
} from '@signalbox/license-file';
import { appliedRow, licenseRows, type PlatformKit, rowContent, sha256Hex } from '@signalbox/platform-kit';
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
): Promise<{ plan: LicensePlan; before?: AppliedLicense; after?: AppliedLicense }> {
  const next = file === undefined ? undefined : readFile(file);
  const rows = await licenseRows(database, project);
  const applied = appliedRow(rows, project);
  const own = rows.find((row) => row.project === project && row.removed_at === null);
  if (file === undefined && own === undefined) throw new PlatformError(licenseErrors.licenseMissing);
  const before = rowContent(applied);
  const now = clock.now();
  const others = rows.filter((row) => row !== own);
  const left = own ? [...others, { ...own, removed_at: new Date(now) }] : others;
  const after = next ?? rowContent(appliedRow(left, project));
  const from = await licenseSide(database, { project, content: before, now });
  const to = await licenseSide(database, { project, content: after, now });
  const plan = planId([project, applied?.project, applied?.file, String(applied?.removed_at?.getTime()), file]);
  const used = await limitUse(database, project);
  return { plan: { plan, from, to, pages: changedPages(from.on, to.on), used }, before, after };
}

/** The verified content of an uploaded file. Throws `licenseFileRejected`, with the reason. */
function readFile(file: string): LicenseContent {
  const rejected = (reason: string, detail = '') =>
    new PlatformError(licenseErrors.licenseFileRejected, { params: { reason }, detail, field: 'file' });
  try {
    const content = verifyLicense(Buffer.from(file), publicKeys);
    if (isDemoLicense(content)) throw rejected('demo');
    return content;
  } catch (error) {
    if (!(error instanceof LicenseFileError)) throw error;
    throw rejected(error.reason, error.detail);
  }
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

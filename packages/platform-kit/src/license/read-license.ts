import { accountProject } from '@signalbox/api';
import {
  type AppliedLicense,
  isDemoLicense,
  type LicenseContent,
  LicenseFileError,
  publicKeys,
  verifyLicense,
} from '@signalbox/license-file';
import { boundedCache } from '../bounded-cache';
import type { Database } from '../contract';
import type { PlatformTables } from '../platform-tables';

/** What a row says about the license of its project. */
export type LicenseRow = Pick<PlatformTables['license'], 'project' | 'file' | 'installed_by' | 'removed_at'>;

/** The rows that may apply to a project: its own, and that of the default project. */
export async function licenseRows(database: Database, project: string): Promise<PlatformTables['license'][]> {
  return database.selectFrom('license').selectAll().where('project', 'in', [project, accountProject]).execute();
}

/**
 * The row that applies to a project: its installed license, else that of the default project, else one that was removed from
 * either. The demo's license applies only where the first start installed it, until it is removed. A row that no known key
 * signed is the last choice.
 */
export function appliedRow<Row extends LicenseRow>(rows: readonly Row[], project: string): Row | undefined {
  const own = rows.find((row) => row.project === project);
  const candidates = [own, rows.find((row) => row.project === accountProject && row !== own)].filter(
    (row) => row !== undefined,
  );
  const counting = candidates.filter((row) => {
    const content = contentOf(row.file);
    if (content === undefined || !isDemoLicense(content)) return content !== undefined;
    return row === own && row.installed_by === null && row.removed_at === null;
  });
  const rejected = own && own.removed_at === null && contentOf(own.file) === undefined ? own : undefined;
  return counting.find((row) => row.removed_at === null) ?? counting[0] ?? rejected;
}

/** The license that applies to a project. Undefined without one, and for a row that no known key has signed. */
export async function readLicense(database: Database, project: string): Promise<AppliedLicense | undefined> {
  return rowContent(appliedRow(await licenseRows(database, project), project));
}

/** The content that a row stands for: a license that was removed has expired since, so that a removal lifts no limit. */
export function rowContent(row: LicenseRow | undefined): AppliedLicense | undefined {
  const content = contentOf(row?.file);
  if (!row?.removed_at || content === undefined) return content;
  const removed = row.removed_at.getTime();
  const upToRemoval = (time: string) => new Date(Math.min(Date.parse(time), removed)).toISOString();
  const { startTime, expireTime } = content;
  return { ...content, startTime: upToRemoval(startTime), expireTime: upToRemoval(expireTime), isRemoved: true };
}

/** The verified content of a stored file. Undefined if it is rejected. */
function contentOf(file: string | undefined): LicenseContent | undefined {
  if (file === undefined) return undefined;
  const known = verified.get(file);
  if (known !== undefined) return known.content;
  const content = verifiedContent(file);
  verified.set(file, { content }, 2 * file.length);
  return content;
}

/** By the text of the file: a signature is verified once. */
const verified = boundedCache<{ content: LicenseContent | undefined }>({ maxEntries: 100, maxBytes: 2_000_000 });

function verifiedContent(file: string): LicenseContent | undefined {
  try {
    return verifyLicense(Buffer.from(file), publicKeys);
  } catch (error) {
    if (error instanceof LicenseFileError) return undefined;
    throw error;
  }
}

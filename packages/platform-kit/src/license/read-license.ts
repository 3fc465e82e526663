import { accountProject } from '@signalbox/api';
import { type LicenseContent, LicenseFileError, publicKeys, verifyLicense } from '@signalbox/license-file';
import { boundedCache } from '../bounded-cache';
import type { Database } from '../contract';

/** A license as it is in the database. */
interface StoredLicense {
  /** The project that it was installed for: that of the request, or the default project. */
  project: string;
  file: string;
  installedAt: Date;
  /** Name of the user who installed it. Null for that of the first start. */
  installedBy: string | null;
}

/** The license that applies to a project: its own, else that of the default project. Undefined without either. */
export async function findLicense(database: Database, project: string): Promise<StoredLicense | undefined> {
  const rows = await database
    .selectFrom('license')
    .selectAll()
    .where('project', 'in', [project, accountProject])
    .execute();
  const row = rows.find((each) => each.project === project) ?? rows[0];
  return row && { project: row.project, file: row.file, installedAt: row.installed_at, installedBy: row.installed_by };
}

/**
 * The content of the license that applies to a project. Undefined without one, and for a row that no known key has signed:
 * such a row was not written by this program.
 */
export async function readLicense(database: Database, project: string): Promise<LicenseContent | undefined> {
  return contentOf((await findLicense(database, project))?.file);
}

/** The verified content of a stored file. Undefined if it is rejected. */
export function contentOf(file: string | undefined): LicenseContent | undefined {
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

import { PlatformError } from '@signalbox/api';
import { ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import { fieldTitle, requestLocale } from '@signalbox/platform-kit/rest';
import type { FastifyRequest } from 'fastify';
import { mediaErrors } from '../../shared/errors';
import { type FileUse, nameOfUse } from '../../shared/uses';
import { findUses } from './find/find-uses';

/**
 * Throws `fileInUse` if the address of one of these files, or of one below these directories, is stored anywhere. The
 * detail names the uses that the sender may see, or has the count of all. `field`: of the request.
 */
export async function rejectUsedFiles(
  kit: Pick<PlatformKit, 'database' | 'files' | 'queries' | 'settings'>,
  request: FastifyRequest,
  { storePaths, field }: { storePaths: readonly string[]; field: string },
): Promise<void> {
  const paths = storePaths.map((storePath) => ownerOf(storePath).path);
  const { count, uses } = await findUses(kit, request, { project: request.project, paths, limit: maxNamed });
  if (count === 0) return;
  const names = uses.map((use) => nameOf(use, request));
  const more = count - uses.length;
  throw new PlatformError(mediaErrors.fileInUse, {
    field,
    pointer: `/${field}`,
    detail: [...names, ...(more > 0 && names.length > 0 ? [`+${more}`] : [])].join(', ') || `${count}`,
  });
}

function nameOf(use: FileUse, request: FastifyRequest): string {
  const { module, titles, id, pointer } = use;
  if (module !== 'setting' || titles.length > 0 || id === '') return nameOfUse(use);
  return fieldTitle({ formId: id, pointer, language: requestLocale(request.headers['accept-language']) });
}

/** Maximum number of uses that are named. All are counted. */
const maxNamed = 20;

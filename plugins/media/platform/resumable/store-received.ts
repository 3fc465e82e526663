import { createHash } from 'node:crypto';
import { type ErrorDefinition, type ErrorName, PlatformError } from '@signalbox/api';
import { runAlone } from '@signalbox/jobs';
import { mediaUrl, type PlatformKit } from '@signalbox/platform-kit';
import { uploadRule } from '@signalbox/platform-kit/media-inspection';
import { mediaErrors } from '../../shared/errors';
import { acceptFile } from '../upload/accept-file';
import { withSpace } from '../upload/with-space';
import type { ResumableDeps } from './start-upload';
import { findUpload, noteStored, noteTarget, removeUpload } from './upload-rows';
import type { UploadRow } from './upload-table';

interface UploadToStore {
  id: string;
  /** Used instead of the action that the upload was started with. */
  action?: 'cover' | 'rename';
}

/**
 * Stores a completely received file by the rules of all uploads, once, also if a replica is killed meanwhile or several
 * requests ask for it. Throws `uploadIncomplete`, and as an upload of the complete file does. What can never be stored is
 * removed; after other errors the upload stays, and can be stored when the cause is gone.
 */
export async function storeReceived(deps: ResumableDeps, { id, action }: UploadToStore): Promise<{ url: string }> {
  const { kit, parts } = deps;
  return runAlone(kit.pool, `media upload ${id}`, async () => {
    const upload = await findUpload(kit, id);
    if (!upload) throw new PlatformError('notFound', { detail: id });
    if (upload.url !== null) return { url: upload.url };
    if (upload.received < upload.bytes) throw new PlatformError(mediaErrors.uploadIncomplete);
    try {
      const stored = (await placedBefore(kit, upload)) ?? (await storePart(deps, upload, action ?? upload.action));
      await noteStored(kit, id, stored.url);
      await parts.remove(id);
      return stored;
    } catch (error) {
      if (!isLasting(error)) throw error;
      await removeUpload(kit, id);
      await parts.remove(id);
      throw error;
    }
  });
}

async function storePart(
  { kit, parts, claimSpace }: ResumableDeps,
  upload: UploadRow,
  action: UploadRow['action'],
): Promise<{ url: string }> {
  const { id, project, directory, name, user_id: owner } = upload;
  const { settings } = await kit.settings.read(project);
  const { maxBytes, checkName } = uploadRule({ directory, settings });
  checkName(name);
  return withSpace(claimSpace, { project, settings, bytes: upload.bytes }, async (claim) => {
    // A copy, which no late request can write to, and whose hash is known.
    const staged = await kit.files.stage(parts.read(id, upload.bytes), { maxBytes });
    return acceptFile(kit, {
      project,
      settings,
      directory,
      owner,
      claim,
      received: { name, staged },
      action: action ?? undefined,
      beforePlace: (place) => noteTarget(kit, id, place),
    });
  });
}

/** The file, if a replica was killed after it had placed it, and before it could note that. */
async function placedBefore(kit: PlatformKit, upload: UploadRow): Promise<{ url: string } | undefined> {
  const { target, target_sha256: sha256 } = upload;
  if (target === null) return undefined;
  const file = await kit.files.read(target);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk);
  return hash.digest('hex') === sha256 ? { url: mediaUrl(target) } : undefined;
}

/** True for an error that the same file causes each time. */
function isLasting(error: unknown): boolean {
  return error instanceof PlatformError && lasting.some((one) => error.is(one));
}

const lasting: (ErrorDefinition | ErrorName)[] = [
  'formatNotAllowed',
  'noImageFormat',
  'drawingNotAllowed',
  'fileTooComplex',
  'textNotReadable',
  'invalidPath',
  'tooLarge',
  mediaErrors.imageFormatRequired,
  mediaErrors.iconTooLarge,
];

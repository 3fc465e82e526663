import { PlatformError } from '@signalbox/api';
import { checkFileName, joinPath, mediaPath, newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import { uploadRule } from '@signalbox/platform-kit/media-inspection';
import type { MediaResumableUpload } from '../../shared/generated/types';
import type { ClaimSpace } from '../quota/project-space';
import { uploadErrors } from '../upload/upload-errors';
import { addUpload, nextBytes, partBytes, reservedBytes } from './unfinished-uploads';
import type { UploadParts } from './upload-parts';

export interface ResumableDeps {
  kit: PlatformKit;
  parts: UploadParts;
  claimSpace: ClaimSpace;
}

/** Throws `quotaExceeded` or `diskFull` unless the file fits, and the next part of each unfinished upload. */
export async function requireRoom(
  { kit, parts, claimSpace }: ResumableDeps,
  { project, bytes }: { project: string; bytes: number },
): Promise<void> {
  const { settings } = await kit.settings.read(project);
  const part = Math.min(bytes, partBytes);
  const claim = await claimSpace({
    project,
    settings,
    bytes: Math.max(bytes, part + (await reservedBytes(kit, project))),
  });
  claim.end({ areStored: false });
  if ((await parts.freeBytes()) < Math.max(bytes, part + (await nextBytes(kit)))) throw new PlatformError('diskFull');
}

interface UploadToStart {
  project: string;
  userId: string;
  order: MediaResumableUpload;
}

/**
 * Adds an upload whose file its directory would take, by its name and its size. Its content is inspected when it is
 * complete. Throws as an upload of the complete file does, and `tooManyUploads`. Returns its id.
 */
export async function startUpload(deps: ResumableDeps, { project, userId, order }: UploadToStart): Promise<string> {
  const { kit } = deps;
  const { catalog: directory = '', action, bytes } = order;
  const { settings } = await kit.settings.read(project);
  const name = order.filename.normalize('NFC');
  const rule = uploadRule({ directory, settings });
  const errors = uploadErrors(directory);
  checkFileName(name);
  errors.checkName(name);
  rule.checkName(name);
  if (bytes > rule.maxBytes)
    throw errors.ofReceiving(new PlatformError('tooLarge', { field: 'file', detail: `${rule.maxBytes} bytes` }));
  const current = await kit.files.entry(joinPath(mediaPath(project, directory), name));
  if (current && (action === undefined || (action === 'cover' && current.isDirectory)))
    throw new PlatformError('alreadyExists', { detail: name });
  await requireRoom(deps, { project, bytes });
  const id = newObjectId(kit.clock.now());
  await addUpload(kit, { id, project, user_id: userId, directory, name, action: action ?? null, bytes });
  return id;
}

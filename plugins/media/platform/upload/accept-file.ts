import { joinPath, mediaPath, mediaUrl, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { placeUpload } from '../index/indexed-files';
import type { SpaceClaim } from '../quota/project-space';
import { withFreeName } from './free-name';
import type { ReceivedFile } from './receive-file';
import { uploadErrors } from './upload-errors';

export interface FileToAccept {
  project: string;
  /** Effective ones of the project. */
  settings: JsonObject;
  /** Inside the project's media library. */
  directory: string;
  /** Id of the user. */
  owner: string;
  claim: SpaceClaim;
  received: ReceivedFile;
  /** If the name is taken: replace, choose another name, or reject. */
  action?: 'cover' | 'rename';
  /** Called with the path of the store and the content that is about to be placed there. */
  beforePlace?: (place: { target: string; sha256: string }) => Promise<void>;
}

/** Inspects a received file whose name `directory` takes, and stores it. Returns its URL. Discards the received file. */
export async function acceptFile(kit: PlatformKit, file: FileToAccept): Promise<{ url: string }> {
  const { project, settings, directory, owner, claim, received, action } = file;
  const { files } = kit;
  let { staged } = received;
  try {
    const path = joinPath(directory, received.name);
    const content = await kit.mediaInspector
      .inspect({ path, location: staged.location, settings, owner })
      .catch((error: unknown) => {
        throw uploadErrors(directory).ofContent(error);
      });
    if (content) staged = await files.stage(parts(content), { maxBytes: content.byteLength });
    await claim.change(staged.bytes);
    const target = { directory: mediaPath(project, directory), name: received.name };
    const placed = staged;
    const place = async (name: string) => {
      const storePath = joinPath(target.directory, name);
      await file.beforePlace?.({ target: storePath, sha256: placed.sha256 });
      await placeUpload(kit, { storePath, staged: placed, shouldReplace: action === 'cover', uploader: owner });
      return { url: mediaUrl(storePath) };
    };
    return await (action === 'rename' ? withFreeName(files, target, place) : place(target.name));
  } finally {
    await received.staged.discard();
    await staged.discard();
  }
}

async function* parts(content: Uint8Array) {
  yield content;
}

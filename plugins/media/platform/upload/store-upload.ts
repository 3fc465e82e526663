import { joinPath, mediaPath, mediaUrl, type PlatformKit, type StagedFile } from '@signalbox/platform-kit';
import { uploadRule } from '@signalbox/platform-kit/media-inspection';
import type { FastifyRequest } from 'fastify';
import { placeUpload } from '../index/indexed-files';
import type { ClaimSpace } from '../space/project-space';
import { freeName } from './free-name';
import { type ReceivedFile, receiveFile } from './receive-file';
import { uploadErrors } from './upload-errors';

export interface Upload {
  /** Inside the project's media library. */
  directory: string;
  /** Returns the name to store, given the original name. */
  nameFor?: (name: string) => string;
  /** If the name is taken: replace, choose another name, or reject. */
  action?: 'cover' | 'rename';
}

/** Stores the `file` of a request if `directory` accepts its name and content. Returns its URL. */
export async function storeUpload(
  { kit, claimSpace }: { kit: PlatformKit; claimSpace: ClaimSpace },
  request: FastifyRequest,
  { directory, nameFor = (name) => name, action }: Upload,
): Promise<{ url: string }> {
  const { files } = kit;
  const owner = request.viewer?.userId ?? '';
  const { settings } = await kit.settings.read(request.project);
  const rule = uploadRule({ directory, settings });
  const errors = uploadErrors(directory);
  const place = mediaPath(request.project, directory);
  const claim = await claimSpace({ project: request.project, settings, bytes: announcedBytes(request, rule.maxBytes) });
  let areStored = false;
  let received: ReceivedFile | undefined;
  let staged: StagedFile | undefined;
  try {
    const check = (name: string) => {
      errors.checkName(name);
      rule.checkName(name);
    };
    received = await receiveFile(request, { files, maxBytes: rule.maxBytes, check }).catch((error: unknown) => {
      throw errors.ofReceiving(error);
    });
    ({ staged } = received);
    const path = joinPath(directory, received.name);
    const content = await kit.mediaInspector
      .inspect({ path, location: staged.location, settings, owner })
      .catch((error: unknown) => {
        throw errors.ofContent(error);
      });
    if (content) staged = await files.stage(parts(content), { maxBytes: content.byteLength });
    await claim.change(staged.bytes);
    const wanted = nameFor(received.name);
    const name = action === 'rename' ? await freeName(files, { directory: place, name: wanted }) : wanted;
    const storePath = joinPath(place, name);
    await placeUpload(kit, { storePath, staged, shouldReplace: action === 'cover', uploader: owner });
    areStored = true;
    return { url: mediaUrl(storePath) };
  } finally {
    claim.end({ areStored });
    await received?.staged.discard();
    await staged?.discard();
  }
}

/** Upper bound of the body size in bytes; the file is slightly smaller. A chunked body has no announced size. */
function announcedBytes({ headers }: FastifyRequest, maxBytes: number): number {
  return Math.min(Number(headers['content-length'] ?? 0) || 0, maxBytes);
}

async function* parts(content: Uint8Array) {
  yield content;
}

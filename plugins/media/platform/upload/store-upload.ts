import { joinPath, mediaPath, mediaUrl, type PlatformKit } from '@signalbox/platform-kit';
import { uploadRule } from '@signalbox/platform-kit/media-inspection';
import type { FastifyRequest } from 'fastify';
import { freeName } from './free-name';
import { receiveFile } from './receive-file';

export interface Upload {
  /** Inside the project's media library. */
  directory: string;
  /** What the file is to be called, given its own name. */
  nameFor?: (name: string) => string;
  /** Where the name is taken: replace, choose another, or refuse. */
  action?: 'cover' | 'rename';
  /** See `UploadOptions`. */
  isFormPicture?: boolean;
}

/** Takes in the `file` of a request, when its name and its content may stand in `directory`. Answers its address. */
export async function storeUpload(
  kit: PlatformKit,
  request: FastifyRequest,
  { directory, nameFor = (name) => name, action, isFormPicture }: Upload,
): Promise<{ url: string }> {
  const { files } = kit;
  const { settings } = await kit.settings.read(request.project);
  const rule = uploadRule({ directory, settings, isFormPicture });
  const place = mediaPath(request.project, directory);
  const received = await receiveFile(request, { files, maxBytes: rule.maxBytes, check: rule.checkName });
  let { staged } = received;
  try {
    const content = await kit.mediaInspector.inspect({
      path: joinPath(directory, received.name),
      location: staged.location,
      settings,
      isFormPicture,
      owner: request.viewer?.userId ?? '',
    });
    if (content) staged = await files.stage(parts(content), { maxBytes: content.byteLength });
    const wanted = nameFor(received.name);
    const name = action === 'rename' ? await freeName(files, { directory: place, name: wanted }) : wanted;
    const path = joinPath(place, name);
    await staged.place(path, { shouldReplace: action === 'cover' });
    return { url: mediaUrl(path) };
  } finally {
    await received.staged.discard();
    await staged.discard();
  }
}

async function* parts(content: Uint8Array) {
  yield content;
}

import { joinPath, mediaPath, mediaUrl, type PlatformKit, type StagedFile } from '@signalbox/platform-kit';
import type { FastifyRequest } from 'fastify';
import { inspectContent } from '../formats/inspect-content';
import { checkLanguagePack } from '../library/language-pack';
import { freeName } from './free-name';
import { receiveFile } from './receive-file';
import { uploadRule } from './upload-rule';

export interface Upload {
  /** Inside the project's media library. */
  directory: string;
  /** What the file is to be called, given its own name. */
  nameFor?: (name: string) => string;
  /** Where the name is taken: replace, choose another, or refuse. */
  action?: 'cover' | 'rename';
  /** See `UploadFacts`. */
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
    if (rule.isLanguagePack) await checkLanguagePack(staged);
    staged = (await cleaned(kit, { staged, name: received.name })) ?? staged;
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

/** A file with the cleaned content, where the content had to be cleaned. */
async function cleaned(
  { files }: PlatformKit,
  { staged, name }: { staged: StagedFile; name: string },
): Promise<StagedFile | undefined> {
  const content = await inspectContent(staged, name);
  return content && files.stage(parts(content), { maxBytes: content.byteLength });
}

async function* parts(content: Uint8Array) {
  yield content;
}

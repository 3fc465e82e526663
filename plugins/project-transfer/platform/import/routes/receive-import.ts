import type { RestoreRule } from '@signalbox/schemas/types';
import { rm } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { isDiskFull, type PlatformKit, rejectUpload, validated } from '@signalbox/platform-kit';
import { configImportFieldsEntity } from '../../../shared/generated/entities';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { uploadPlace, writeReceived } from '@signalbox/platform-kit/archive-files';
import { partsNamed, type ProjectPart } from '../../project-parts';

export interface ReceivedImport {
  path: string;
  fileName: string;
  /** Undefined: all parts of the archive. */
  parts: ProjectPart[] | undefined;
  rule: RestoreRule;
  id: string | undefined;
  /** Password among the form fields. */
  password: string | undefined;
  /** A folder that is removed together with the file. */
  folder: string;
  discard(): Promise<void>;
}

/** Streams the multipart field `file` to the disk, and reads the other fields before and behind it. */
export async function receiveImport(kit: PlatformKit, request: FastifyRequest): Promise<ReceivedImport> {
  const { pathOf, maxBytes, limits } = await uploadPlace(kit, request, { fieldBytes: 20_000 });
  const [path, folder] = [pathOf(''), pathOf('.extracted')];
  const discard = async () => {
    await rm(path, { force: true });
    await rm(folder, { recursive: true, force: true });
  };
  const fields: Record<string, unknown> = {};
  let fileName: string | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname !== 'file') part.file.resume();
      else {
        fileName = part.filename;
        await writeReceived({ path, content: part.file, maxBytes });
      }
    }
    if (fileName === undefined) throw new PlatformError('invalidField', { field: 'file', pointer: '/file' });
    const { collections, overwrite, password, id } = inputOf(fields);
    return { path, fileName, folder, discard, id, password, parts: collections, rule: overwrite ? 0 : 1 };
  } catch (error) {
    await discard();
    if (error instanceof PlatformError) throw error;
    if (isDiskFull(error)) throw new PlatformError('diskFull', { cause: error });
    return rejectUpload(error);
  }
}

function inputOf(sent: Record<string, unknown>) {
  const known = ['collections', 'overwrite', 'password', 'id'].filter(
    (name) => sent[name] !== undefined && sent[name] !== '',
  );
  const fields = Object.fromEntries(known.map((name) => [name, sent[name]]));
  const { collections, overwrite, password, id } = validated(fields, configImportFieldsEntity);
  return {
    collections: collections === undefined ? undefined : partsNamed(json(collections)),
    overwrite: overwrite === 'true' || overwrite === '1',
    password,
    id,
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PlatformError('invalidField', {
      field: 'collections',
      pointer: '/collections',
      detail: 'no JSON',
      cause,
    });
  }
}

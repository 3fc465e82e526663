import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { uploadLifetimeMilliseconds } from '../../shared/resumable';
import { receivePart } from './receive-part';
import type { ResumableDeps } from './start-upload';
import { findUpload, removeUpload, takeOver } from './upload-rows';

/** The uploads as the server of the tus protocol needs them: rows in the database, and parts in the tree of files. */
export class TusStore extends DataStore {
  constructor(private readonly deps: ResumableDeps) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
  }

  /** Its row was added before. */
  override async create(upload: Upload): Promise<Upload> {
    await this.deps.parts.create(upload.id);
    return upload;
  }

  /** Ends the requests that write to it, so that its offset is final. */
  override async getUpload(id: string): Promise<Upload> {
    const { kit, parts } = this.deps;
    const row = await findUpload(kit, id);
    if (!row) throw Object.assign(new Error('The upload is gone'), ERRORS.FILE_NOT_FOUND);
    const isStored = row.url !== null;
    const offset = isStored ? row.bytes : ((await takeOver(kit, id, await parts.bytesOf(id)))?.received ?? 0);
    return new Upload({ id, size: row.bytes, offset, creation_date: row.touched_at.toISOString() });
  }

  override write(content: Readable, id: string, offset: number): Promise<number> {
    return receivePart(this.deps, { id, content, offset });
  }

  override async remove(id: string): Promise<void> {
    await removeUpload(this.deps.kit, id);
    await this.deps.parts.remove(id);
  }

  /** From the last progress on. */
  override getExpiration(): number {
    return uploadLifetimeMilliseconds;
  }
}

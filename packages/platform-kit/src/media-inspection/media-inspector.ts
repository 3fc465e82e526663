import { stat } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import type { FileToInspect, MediaInspector } from '../contract';
import { pathSegments } from '../files';
import { createOwnerTurns } from './turns/owner-turns';
import { uploadRule } from './upload-rule';
import { createThreadPool, type ThreadPoolOptions } from './worker/thread-pool';

export interface ClosableInspector extends MediaInspector {
  /** Ends its threads; an inspection that runs fails. */
  close(): Promise<void>;
}

/** Looks into files in threads of its own: neither time nor memory that a content costs is the server's. */
export function createMediaInspector(options: ThreadPoolOptions = {}): ClosableInspector {
  const threads = createThreadPool(options);
  const inTurn = createOwnerTurns({ maxRunning, maxWaiting });
  return {
    async inspect({ path, location, settings, isFormPicture, owner }: FileToInspect) {
      const names = pathSegments(path);
      const name = names.at(-1) ?? '';
      const rule = uploadRule({ directory: names.slice(0, -1).join('/'), settings, isFormPicture });
      rule.checkName(name);
      const { size: bytes } = await stat(location);
      if (bytes > rule.maxBytes) throw new PlatformError('tooLarge', { detail: `${rule.maxBytes} bytes` });
      const { isLanguagePack } = rule;
      return inTurn(owner, () => threads.run({ name, location, bytes, isLanguagePack }));
    },
    close: threads.close,
  };
}

/** A thread more than one, so that one user's drawing does not hold up another user's picture. */
const maxRunning = 2;
const maxWaiting = 8;

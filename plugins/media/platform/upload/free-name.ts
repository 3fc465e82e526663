import { PlatformError } from '@signalbox/api';
import { type FileStore, joinPath } from '@signalbox/platform-kit';
import { extensionOf } from '@signalbox/platform-kit/media-inspection';

/** `name`, or `name (1)`, `name (2)` …: the first that is free in `directory`. */
export async function freeName(
  files: FileStore,
  { directory, name }: { directory: string; name: string },
): Promise<string> {
  const extension = extensionOf(name);
  const end = extension === '' ? name.length : name.length - extension.length - 1;
  for (let number = 0; number < maxTries; number++) {
    const candidate = number === 0 ? name : `${name.slice(0, end)} (${number})${name.slice(end)}`;
    if (!(await files.entry(joinPath(directory, candidate)))) return candidate;
  }
  throw new PlatformError('alreadyExists', { detail: name });
}

const maxTries = 1000;

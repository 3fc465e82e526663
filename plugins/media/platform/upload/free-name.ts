import { PlatformError } from '@signalbox/api';
import { type FileStore, joinPath } from '@signalbox/platform-kit';
import { numberedName } from './numbered-name';

interface WantedName {
  directory: string;
  name: string;
}

/**
 * Calls `use` with `name`, or `name (1)`, `name (2)` …: the first that is free in `directory`, and with the next one if
 * another request takes it meanwhile.
 */
export async function withFreeName<Result>(
  files: FileStore,
  { directory, name }: WantedName,
  use: (name: string) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const free = await freeName(files, { directory, name });
    try {
      return await use(free);
    } catch (error) {
      const isTaken = error instanceof PlatformError && error.is('alreadyExists');
      if (!isTaken || attempt === maxTries || !(await files.entry(joinPath(directory, free)))) throw error;
    }
  }
}

/** `name`, or `name (1)`, `name (2)` …: the first that is free in `directory`. */
export async function freeName(files: FileStore, { directory, name }: WantedName): Promise<string> {
  for (let number = 0; number < maxTries; number++) {
    const candidate = number === 0 ? name : numberedName(name, number);
    if (!(await files.entry(joinPath(directory, candidate)))) return candidate;
  }
  throw new PlatformError('alreadyExists', { detail: name });
}

const maxTries = 1000;

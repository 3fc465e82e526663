import { PlatformError } from '@signalbox/api';

/** For `.catch`: errors that the client's path caused become errors of the table; others are rethrown. */
export function fileError(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    switch (error.code) {
      case 'ENOENT':
        throw new PlatformError('notFound', { detail: path, cause: error });
      case 'EEXIST':
      case 'EISDIR':
      case 'ENOTEMPTY':
        throw new PlatformError('alreadyExists', { detail: path, cause: error });
      case 'ENOTDIR':
      case 'ENAMETOOLONG':
      case 'ELOOP':
        throw new PlatformError('invalidPath', { detail: path, cause: error });
    }
    throw error;
  };
}

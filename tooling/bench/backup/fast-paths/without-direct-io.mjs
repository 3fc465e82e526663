// Preloaded into the server: every open with O_DIRECT fails, as on a file system that does not support it.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { openSync } = fs;
fs.openSync = (path, flags, mode) => {
  if (typeof flags === 'number' && (flags & fs.constants.O_DIRECT) !== 0)
    throw Object.assign(new Error('EINVAL: no direct I/O in this server'), { code: 'EINVAL' });
  return openSync(path, flags, mode);
};
syncBuiltinESMExports();

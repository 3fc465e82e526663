import { PlatformError } from '@signalbox/api';
import { ArchiveError, ArchiveSourceError } from '@signalbox/archive';
import { expect, test } from 'vitest';
import { errorSentence } from './archive-job-error';

const fromSystem = (code: string) => Object.assign(new Error(`${code}: /srv/data/x`), { code });
const unreadable = (entry: string, cause: unknown) =>
  new ArchiveSourceError(entry, 'It could not be read', { error: 'unreadable', cause });

test.each([
  [
    'a file that cannot be read',
    unreadable('fileServer/img/a.png', fromSystem('EACCES')),
    '“fileServer/img/a.png” could not be read. Check its permissions and the disk of the server',
  ],
  [
    'more files than an archive holds',
    new ArchiveSourceError('html/a', 'More than 200000 entries', { error: 'tooMany' }),
    expect.stringContaining(
      'would contain > 200,000 files and empty folders, but an archive can contain at most 200,000',
    ),
  ],
  [
    'a full disk',
    unreadable('html/a', fromSystem('ENOSPC')),
    'There is not enough space on the disk of the server. Free some space, then try again',
  ],
  ['another archive', unreadable('html/a', new ArchiveError('truncated')), expect.stringContaining('is incomplete')],
  [
    'records that cannot be read',
    unreadable('data/theme.ndjson', new Error('password=1')),
    'The job failed. See the server log for the reason',
  ],
  [
    'what is said already',
    unreadable('data/theme.ndjson', new PlatformError('operationLost')),
    'The server stopped while the job was running. Start the job again',
  ],
])('converts %s to its error', (_what, error, sentence) => {
  expect(errorSentence(error, 'en')).toEqual(sentence);
});

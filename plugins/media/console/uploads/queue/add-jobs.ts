import { nameOf, parentOf } from '../../library/paths';
import type { Collected } from '../collect/collected';
import { UploadProblem } from '../items/upload-item';
import type { UnfinishedUpload } from '../unfinished/unfinished-upload';
import { type Job, newJob } from './job';
import type { JobList } from './job-list';
import type { JobRunner } from './job-runner';

type OneOptions = Pick<Job, 'action' | 'preset' | 'onEnd'>;

/** How files come into the queue. */
export function addJobs({ list, runner }: { list: JobList; runner: JobRunner }) {
  const start = (job: Job) => {
    list.jobs.set(job.item.id, job);
    runner.start(job);
  };
  const continued = (earlier: UnfinishedUpload, file: File, isRequired: boolean) => {
    const { id: remoteId, name, directory, sha256, action } = earlier;
    list.unfinished = list.unfinished.filter((each) => each !== earlier);
    const onMismatch = () => void (list.unfinished = [...list.unfinished, earlier]);
    const expected = { sha256, isRequired, onMismatch };
    return newJob({ name, directory, file, remoteId, action, expected, isWantedAnyway: true });
  };
  /** A file that may be that of an unfinished upload to the same place continues that upload. */
  const addFile = (file: File, directory: string, options?: OneOptions) => {
    const earlier = list.unfinished.find((each) => isFileOf(each, file) && each.directory === directory);
    const name = file.name.normalize('NFC');
    const job = earlier
      ? { ...continued(earlier, file, false), ...options }
      : newJob({ name, directory, file, ...options });
    start(job);
    return job.item.id;
  };
  return {
    /** One file, whose questions are answered already. Returns its id. */
    addOne: (file: File, directory: string, options: OneOptions) => addFile(file, directory, options),
    /** Adds what was chosen or dropped for a folder of the library. */
    add({ files, emptyDirectories, isCut, unreadable }: Collected, target: string) {
      list.leftOut = isCut || unreadable > 0 ? { isCut, unreadable } : undefined;
      for (const { file, directory } of files) addFile(file, joined(target, directory));
      for (const path of emptyDirectories) {
        const directory = joined(target, parentOf(path));
        start(newJob({ name: nameOf(path), directory, isDirectory: true }));
      }
      list.changed();
    },
    /** Goes on with unfinished uploads whose files were chosen again. */
    continueWith(files: readonly File[]) {
      for (const file of files) {
        const earlier = list.unfinished.find((each) => isFileOf(each, file));
        if (earlier) {
          start(continued(earlier, file, true));
          continue;
        }
        const job = newJob({ name: file.name.normalize('NFC'), directory: '', file });
        job.item = { ...job.item, state: { kind: 'failed', error: new UploadProblem('unknown') } };
        list.jobs.set(job.item.id, job);
      }
      list.changed();
    },
  };
}

function isFileOf({ name, bytes }: UnfinishedUpload, file: File): boolean {
  return file.name.normalize('NFC') === name && file.size === bytes;
}

function joined(directory: string, path: string): string {
  return [directory, path].filter((part) => part !== '').join('/');
}

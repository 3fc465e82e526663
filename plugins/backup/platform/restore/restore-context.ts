import type { MessageLocale } from '@signalbox/api';
import type { OpenArchive } from '@signalbox/archive';
import type { JobContext } from '@signalbox/jobs';
import type { BorrowedFile, Viewer } from '@signalbox/platform-kit';
import type { JobFolder, Snapshot } from '@signalbox/project-data';
import type { RestoreChoice } from './choice/restore-choice';
import type { RestoreProgress } from './progress/restore-progress';
import type { RestoreDeps } from './restore-deps';

export interface RestoreToRun {
  /** The project or target of the backup. */
  project: string;
  /** Id of the backup's record. */
  backupId: string;
  /** Name of the safety backup. */
  safetyName: string;
  choice: RestoreChoice;
  viewer: Viewer;
  /** Language of the errors of content that is left out. */
  language: MessageLocale;
}

/** A running restore. All phases share it: each phase returns it with its results. */
export interface RestoreContext {
  deps: RestoreDeps;
  job: JobContext;
  input: RestoreToRun;
  archive: OpenArchive;
  /** The archive on this machine. */
  file: BorrowedFile;
  /** It shows a replica that it can finish the restore. */
  jobFolder: JobFolder;
  report: RestoreProgress;
  opened: OpenedResources;
}

/** What `prepareRestore` has opened so far. `closeRestore` closes it. */
interface OpenedResources {
  snapshot?: Snapshot;
  /** Still reads the archive. */
  planning?: Promise<unknown>;
  isIndexDropped: boolean;
}

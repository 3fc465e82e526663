import type { RestoreRule } from '@signalbox/schemas/types';
import type { JobContext } from '@signalbox/jobs';
import type { FormCatalog, PlatformKit, Viewer } from '@signalbox/platform-kit';
import type { JobFolder } from '@signalbox/project-data';
import type { ProjectPart } from '../project-parts';

export interface ImportDeps {
  kit: PlatformKit;
  catalog: FormCatalog;
  /** Called between the steps. Tests throw here, or end the process. */
  atStep?(step: ImportStep): void | Promise<void>;
}
export type ImportStep = 'extracted' | 'staged' | 'locked' | 'applied' | 'committed' | 'swapping' | 'swapped';

export interface ImportToRun {
  project: string;
  path: string;
  password: string | undefined;
  /** Undefined: all parts of the archive. */
  parts: readonly ProjectPart[] | undefined;
  rule: RestoreRule;
  /** The user who imports. Requires the permissions for writing the same content through the routes. */
  viewer: Viewer;
}

/** What all phases of an import know. Each phase adds its results. */
export interface ImportContext {
  deps: ImportDeps;
  input: ImportToRun;
  job: JobContext;
  jobFolder: JobFolder;
}

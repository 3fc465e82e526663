import type { FormCatalog, PlatformKit } from '@signalbox/platform-kit';
import type { BodyIndex, ModuleTees, Snapshot } from '@signalbox/project-data';
import type { OnlyFiles } from '../make/write-backup';
import type { RestoreChoice } from './choice/restore-choice';
import type { HealthError, RestoreJournal } from './journal/journal';

export interface SafetyBackup {
  /** Id of the backup to make. */
  id: string;
  project: string;
  choice: RestoreChoice;
  /** Files that the restore changes or deletes. The others are not saved. */
  onlyFiles: Promise<OnlyFiles>;
  /** Their approximate bytes. */
  expectedBytes: Promise<number>;
  /** Fingerprints of the modules, as far as they are known. */
  fingerprints: ReadonlyMap<string, string>;
  /** The state to save. */
  snapshot: Snapshot;
  /** Receive a copy of the modules' lines. */
  tees: ModuleTees;
  name: string;
  signal: AbortSignal;
  onProgress(fraction: number): void;
}

/** Dependencies of a restore. */
export interface RestoreDeps {
  kit: PlatformKit;
  catalog: FormCatalog;
  bodyIndex: BodyIndex;
  /** Backs up the content that the restore may change. */
  makeSafetyBackup(backup: SafetyBackup): Promise<void>;
  checkHealth: CheckHealth;
  /** Folders of the media that the backup excluded. Rule 2 does not delete them. */
  keptFoldersOf(backup: { project: string; id: string }): Promise<readonly string[]>;
  /** Called between the steps of a restore. Tests throw here, or end the process. */
  atStep?(step: RestoreStep): void | Promise<void>;
}

/** Undefined: the platform is healthy. */
export type CheckHealth = (health: HealthToCheck) => Promise<HealthError | undefined>;

export interface HealthToCheck {
  kit: PlatformKit;
  catalog: FormCatalog;
  journal: RestoreJournal;
}

export type RestoreStep =
  | 'opened'
  | 'saved'
  | 'dataStaged'
  | 'filesStaged'
  | 'locked'
  | 'applied'
  | 'written'
  | 'committed'
  | 'swapping'
  | 'swapped'
  | 'ended'
  | 'checked'
  | 'dataReturned'
  | 'swappingBack'
  | 'returned';

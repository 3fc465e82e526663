import type { FormCatalog, PlatformKit } from '@signalbox/platform-kit';
import type { BodyIndex, ModuleTees, ModuleRules, RestoreRule, Snapshot } from '@signalbox/project-data';
import type { OnlyFiles } from '../make/write-backup';
import type { CheckHealth } from './health';

/** What the operator chose. */
export interface RestoreChoice {
  /** Data modules by rule. */
  rules: ModuleRules;
  /** Rule for the media files; undefined: they stay as they are. */
  fileServer?: RestoreRule;
  html?: RestoreRule;
}

export interface SafetyBackup {
  /** Of the backup to make. */
  id: string;
  project: string;
  choice: RestoreChoice;
  /** Files that change or go. What stays as it is need not be saved. */
  onlyFiles: Promise<OnlyFiles>;
  /** About how much that is. */
  expectedBytes: Promise<number>;
  /** Of what the modules hold, as far as they are known. */
  prints: ReadonlyMap<string, string>;
  /** The state that it holds. */
  snapshot: Snapshot;
  /** Reads the modules along. */
  tees: ModuleTees;
  name: string;
  signal: AbortSignal;
  onProgress(fraction: number): void;
}

/** What restoring leans on. */
export interface RestoreDeps {
  kit: PlatformKit;
  catalog: FormCatalog;
  bodyIndex: BodyIndex;
  /** Backs up what the restore may change. */
  makeSafetyBackup(backup: SafetyBackup): Promise<void>;
  checkHealth: CheckHealth;
  /** Folders of the media that a backup left out, and that clearing therefore leaves. */
  keptFoldersOf(backup: { project: string; id: string }): Promise<readonly string[]>;
  /** Called between the steps of a restore; tests throw here, or end the process. */
  atStep?(step: RestoreStep): void | Promise<void>;
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

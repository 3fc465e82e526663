import type { MigrationHold, PlatformKit } from '@signalbox/platform-kit';
import type { StartHold } from '@signalbox/platform-kit/stored-tree';

/** Why a start takes long, as the checks of `/readyz`. */
export interface StartChecks {
  files?: StartHold;
  /** `waiting`: for the migrations of another server. */
  migrations?: MigrationHold;
  /** This server or another one writes the content that ships with this version. */
  content?: 'preparing';
}

/** What the program does while the start is held. */
export interface HeldByProgram {
  onHold(checks: StartChecks): Promise<void>;
  /** Ends a wait for other servers with an error. */
  signal: AbortSignal;
}

interface MigrationToHold {
  held?: HeldByProgram;
  log: Pick<PlatformKit['log'], 'warn'>;
}

/** For `migrate`: says in the log and to probes that this server waits for another one, or migrates. */
export function migrationHold({ held, log }: MigrationToHold) {
  return {
    signal: held?.signal,
    async onHold(migrations: MigrationHold) {
      if (migrations === 'waiting') log.warn({}, 'waiting until another server has migrated the database');
      await held?.onHold({ migrations });
    },
  };
}

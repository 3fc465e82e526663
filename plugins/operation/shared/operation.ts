import type { OperationFigure, ScheduledWork, ServiceHealth } from '@signalbox/api';

/** Answer of GET core/operation. Times as ISO 8601. */
export interface Operation {
  now: string;
  replicas: Replica[];
  /** Figures of the last 15 minutes and all replicas, the routes that took the most time first. */
  routes: RouteFigures[];
  figures: OperationFigure[];
  /** The disk of `DATA_DIR`, in bytes. */
  disk: { total: number; free: number };
  /** Where media and archives of backups are. Missing from a server of an earlier version. */
  store?: { isBucket: boolean; isUsable: boolean };
}

export interface Replica {
  id: string;
  version: string;
  host: string;
  pid: number;
  started: string;
  seen: string;
  /** `gone`: it has not written for 45 seconds, and was not stopped. */
  state: 'running' | 'stopped' | 'gone';
  /** Out of service: it says that it is not ready, so that load balancers send it no requests. */
  isDrained: boolean;
  /** The replica that answered. */
  isThis: boolean;
}

export interface RouteFigures {
  route: string;
  count: number;
  errors: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Answer of GET core/operation/history. */
export interface OperationHistory {
  /** Between two points. */
  seconds: number;
  replicas: { id: string; host: string; pid: number; points: HistoryPoint[] }[];
}

export interface HistoryPoint {
  at: string;
  /** Per second. */
  requests: number;
  errors: number;
  /** Milliseconds; missing without a request. */
  p99?: number;
  loopDelay: number;
  /** Bytes. */
  memory: number;
  live: number;
}

/** Answer of GET core/operation/database. */
export interface DatabaseFigures {
  version: string;
  bytes: number;
  connections: number;
  maxConnections: number;
  tables: TableFigures[];
  /** Missing where pg_stat_statements is not there. */
  statements?: { text: string; calls: number; mean: number; total: number }[];
}

export interface TableFigures {
  name: string;
  /** With its indexes. */
  bytes: number;
  rows: number;
  /** Share of the scans that used an index, 0 to 1. Missing for a table that was never read. */
  indexUse?: number;
  lastVacuum?: string;
}

/** Answer of GET core/operation/work: what runs and what is due. Only of projects that the user may enter. */
export interface OperationWork {
  jobs: RunningJob[];
  scheduled: WorkToRun[];
  services: ServiceHealth[];
}

export interface RunningJob {
  id: string;
  project: string;
  name: string;
  kind: string;
  /** 0 to 1. */
  progress: number;
  phase: string;
  /** Why it cannot go on yet, as a sentence. */
  cause?: string;
  started: string;
  creator: string;
  /** The user may abort it, and it can be aborted. */
  canAbort: boolean;
}

export interface WorkToRun extends ScheduledWork {
  /** The user may start a run of it now. */
  canRun: boolean;
}

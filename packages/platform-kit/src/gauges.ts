import type { QueryResultRow } from 'pg';

/** Figures from the database for `/metrics`, read together. They are the same on each replica. */
export interface GaugeGroup<Name extends string = string> {
  /** For the log, and the label of `signalbox_figures_up`. */
  name: string;
  /** By their names in Prometheus, which start with `signalbox_` and end with their unit. */
  gauges: Readonly<Record<Name, GaugeDefinition>>;
  /** Reads in a transaction that cannot write. The database cancels each statement after two seconds. */
  read: (source: GaugeSource) => Promise<GaugeSample<NoInfer<Name>>[]>;
}

export interface GaugeDefinition {
  help: string;
  labels?: readonly string[];
}

export interface GaugeSource {
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Milliseconds since 1970. */
  now: number;
}

export interface GaugeSample<Name extends string = string> {
  gauge: Name;
  value: number;
  labels?: Record<string, string>;
}

/** The group itself. The compiler then accepts samples of its own gauges only. */
export function gaugeGroup<Name extends string>(group: GaugeGroup<Name>): GaugeGroup {
  return group;
}

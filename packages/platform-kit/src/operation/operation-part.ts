import type { OperationFigure, ScheduledWork, ServiceHealth, UserSessions } from '@signalbox/api';
import type { GaugeSource } from '../gauges';

/** What a plug-in adds to the page of system operation. Each function reads under the limits of `GaugeGroup.read`. */
export interface OperationPart {
  scheduled?(source: GaugeSource): Promise<ScheduledWork[]>;
  services?(source: GaugeSource): Promise<ServiceHealth[]>;
  /** Figures of one project, for its own page. */
  ofProject?(source: GaugeSource, project: string): Promise<OperationFigure[]>;
  sessions?(source: GaugeSource): Promise<UserSessions[]>;
  figures?(source: GaugeSource): Promise<OperationFigure[]>;
}

import type { Entity } from '@signalbox/schemas';
import type { DashboardValuesQuery, ModelChangeQuery, TimeseriesQuery, TimeseriesRecords } from './types';

export declare const dashboardValuesQueryEntity: Entity<DashboardValuesQuery>;
export declare const modelChangeQueryEntity: Entity<ModelChangeQuery>;
export declare const timeseriesQueryEntity: Entity<TimeseriesQuery>;
export declare const timeseriesRecordsEntity: Entity<TimeseriesRecords>;

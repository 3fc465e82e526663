import type { DeclaredEntity } from '@signalbox/schemas';
import type { DashboardValuesQuery, ModelChangeQuery, TimeseriesQuery, TimeseriesRecords } from './types';

export declare const dashboardValuesQueryEntity: DeclaredEntity<DashboardValuesQuery>;
export declare const modelChangeQueryEntity: DeclaredEntity<ModelChangeQuery>;
export declare const timeseriesQueryEntity: DeclaredEntity<TimeseriesQuery>;
export declare const timeseriesRecordsEntity: DeclaredEntity<TimeseriesRecords>;

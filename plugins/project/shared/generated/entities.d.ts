import type { Entity } from '@signalbox/schemas';
import type { DashboardValuesQuery, ModelChangeQuery, TimeseriesQuery, TimeseriesRecords, UserCreate, UserUpdate } from './types';

export declare const dashboardValuesQueryEntity: Entity<DashboardValuesQuery>;
export declare const modelChangeQueryEntity: Entity<ModelChangeQuery>;
export declare const timeseriesQueryEntity: Entity<TimeseriesQuery>;
export declare const timeseriesRecordsEntity: Entity<TimeseriesRecords>;
export declare const userCreateEntity: Entity<UserCreate>;
export declare const userUpdateEntity: Entity<UserUpdate>;

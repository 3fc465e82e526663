import type { Entity } from '@signalbox/schemas';
import type { ListView, RecordBulk, RecordExportQuery, RecordExport } from './types';

export declare const listViewEntity: Entity<ListView>;
export declare const recordBulkEntity: Entity<RecordBulk>;
export declare const recordExportQueryEntity: Entity<RecordExportQuery>;
export declare const recordExportEntity: Entity<RecordExport>;

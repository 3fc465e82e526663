import type { Entity } from '@signalbox/schemas';
import type { ListView, RecordBulk } from './types';

export declare const listViewEntity: Entity<ListView>;
export declare const recordBulkEntity: Entity<RecordBulk>;

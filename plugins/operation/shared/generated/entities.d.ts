import type { Entity } from '@signalbox/schemas';
import type { OperationAbort, OperationEndSessions, OperationHistoryQuery } from './types';

export declare const operationAbortEntity: Entity<OperationAbort>;
export declare const operationEndSessionsEntity: Entity<OperationEndSessions>;
export declare const operationHistoryQueryEntity: Entity<OperationHistoryQuery>;

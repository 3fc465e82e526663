import type { Entity } from '@signalbox/schemas';
import type { OperationAbort, OperationHistoryQuery } from './types';

export declare const operationAbortEntity: Entity<OperationAbort>;
export declare const operationHistoryQueryEntity: Entity<OperationHistoryQuery>;

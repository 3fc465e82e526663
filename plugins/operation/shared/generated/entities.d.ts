import type { Entity } from '@signalbox/schemas';
import type { OperationAbort, OperationCheck, OperationDrain, OperationEndSessions, OperationHistoryQuery, OperationRun, OperationUnlock } from './types';

export declare const operationAbortEntity: Entity<OperationAbort>;
export declare const operationCheckEntity: Entity<OperationCheck>;
export declare const operationDrainEntity: Entity<OperationDrain>;
export declare const operationEndSessionsEntity: Entity<OperationEndSessions>;
export declare const operationHistoryQueryEntity: Entity<OperationHistoryQuery>;
export declare const operationRunEntity: Entity<OperationRun>;
export declare const operationUnlockEntity: Entity<OperationUnlock>;

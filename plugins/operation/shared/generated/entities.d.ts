import type { DeclaredEntity } from '@signalbox/schemas';
import type { OperationAbort, OperationCheck, OperationDrain, OperationEndSessions, OperationHistoryQuery, OperationRun, OperationUnlock } from './types';

export declare const operationAbortEntity: DeclaredEntity<OperationAbort>;
export declare const operationCheckEntity: DeclaredEntity<OperationCheck>;
export declare const operationDrainEntity: DeclaredEntity<OperationDrain>;
export declare const operationEndSessionsEntity: DeclaredEntity<OperationEndSessions>;
export declare const operationHistoryQueryEntity: DeclaredEntity<OperationHistoryQuery>;
export declare const operationRunEntity: DeclaredEntity<OperationRun>;
export declare const operationUnlockEntity: DeclaredEntity<OperationUnlock>;

import type { ConditionTest } from '../../src/form';

/** Group key → test for its `visibleWhen`; only groups that have one. */
export declare const groupVisible: Record<string, ConditionTest>;

import type { DeclaredEntity } from '@signalbox/schemas';
import type { UserAction } from './types';

export declare const userActionEntity: DeclaredEntity<UserAction>;

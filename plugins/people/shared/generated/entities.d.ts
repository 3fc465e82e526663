import type { Entity } from '@signalbox/schemas';
import type { UserAction } from './types';

export declare const userActionEntity: Entity<UserAction>;

import type { Entity } from '@signalbox/schemas';
import type { UserCreate, UserUpdate } from './types';

export declare const userCreateEntity: Entity<UserCreate>;
export declare const userUpdateEntity: Entity<UserUpdate>;

import type { Entity } from '@signalbox/schemas';
import type { UserPatch, User } from './types';

export declare const userPatchEntity: Entity<UserPatch>;
export declare const userEntity: Entity<User>;

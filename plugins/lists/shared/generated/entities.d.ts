import type { Entity } from '@signalbox/schemas';
import type { ListView } from './types';

export declare const listViewEntity: Entity<ListView>;

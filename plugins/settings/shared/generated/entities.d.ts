import type { Entity } from '@signalbox/schemas';
import type { FrontEndPageQuery } from './types';

export declare const frontEndPageQueryEntity: Entity<FrontEndPageQuery>;

import type { DeclaredEntity } from '@signalbox/schemas';
import type { FrontEndPageQuery } from './types';

export declare const frontEndPageQueryEntity: DeclaredEntity<FrontEndPageQuery>;

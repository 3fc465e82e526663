import type { Entity } from '@signalbox/schemas';
import type { NoticeTest } from './types';

export declare const noticeTestEntity: Entity<NoticeTest>;

import type { Entity } from '@signalbox/schemas';
import type { NoticeSend, NoticeTest } from './types';

export declare const noticeSendEntity: Entity<NoticeSend>;
export declare const noticeTestEntity: Entity<NoticeTest>;

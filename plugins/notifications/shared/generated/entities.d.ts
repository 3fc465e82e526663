import type { Entity } from '@signalbox/schemas';
import type { NoticeExportQuery, NoticeLogFilter, NoticeLogQuery, NoticeSend, NoticeTest } from './types';

export declare const noticeExportQueryEntity: Entity<NoticeExportQuery>;
export declare const noticeLogFilterEntity: Entity<NoticeLogFilter>;
export declare const noticeLogQueryEntity: Entity<NoticeLogQuery>;
export declare const noticeSendEntity: Entity<NoticeSend>;
export declare const noticeTestEntity: Entity<NoticeTest>;

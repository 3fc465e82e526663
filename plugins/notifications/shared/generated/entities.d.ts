import type { Entity } from '@signalbox/schemas';
import type { NoticeResend, NoticeSend, NoticeTemplates, NoticeTest, WechatReceiptQuery } from './types';

export declare const noticeResendEntity: Entity<NoticeResend>;
export declare const noticeSendEntity: Entity<NoticeSend>;
export declare const noticeTemplatesEntity: Entity<NoticeTemplates>;
export declare const noticeTestEntity: Entity<NoticeTest>;
export declare const wechatReceiptQueryEntity: Entity<WechatReceiptQuery>;

import type { DeclaredEntity } from '@signalbox/schemas';
import type { NoticeResend, NoticeSend, NoticeTemplates, NoticeTest, WechatReceiptQuery } from './types';

export declare const noticeResendEntity: DeclaredEntity<NoticeResend>;
export declare const noticeSendEntity: DeclaredEntity<NoticeSend>;
export declare const noticeTemplatesEntity: DeclaredEntity<NoticeTemplates>;
export declare const noticeTestEntity: DeclaredEntity<NoticeTest>;
export declare const wechatReceiptQueryEntity: DeclaredEntity<WechatReceiptQuery>;

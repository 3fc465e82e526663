import type { Settings } from '@signalbox/schemas/types';
import type { NoticeResult } from '../../shared/notice';
import type { VisitOptions } from '../visit/visit';

/** A message, without what only one provider knows. */
export interface NoticeMessage {
  /** A user id or mobile number of DingTalk, an e-mail address, an openid, a mobile number. */
  to: string;
  /** DingTalk only. Default: `userId`. */
  toKind?: 'userId' | 'mobile';
  /** E-mail only. */
  subject: string;
  /** All but providers with templates. */
  text: string;
  /** WeChat: identifier name of a template of the settings. Alibaba Cloud: code of the template. */
  template?: string;
  /** 24 hex digits, for providers that take an id of the message. Without one, they send it as often as they are asked. */
  id?: string;
  /** The variables of the template. WeChat: `text` for each that is missing. */
  values: Record<string, string>;
}

export interface ChannelInput {
  settings: Settings;
  /** The clear secret; '' if there is none. */
  secret: string;
  message: NoticeMessage;
}

/** One tab of the notification settings as a way to send messages. */
export interface Channel {
  /** The tab. */
  formId: string;
  /** The field with its secret. */
  secret: string;
  send(input: ChannelInput, options: VisitOptions): Promise<NoticeResult>;
}

import type { NoticeResult } from '../../shared/notice';
import { sendNotice } from '../send-notice';
import { aliyunSms } from '../sms/aliyun/aliyun-sms';
import { gatewaySms } from '../sms/gateway/gateway-sms';
import type { VisitOptions } from '../visit/visit';
import type { ChannelInput } from './channel';

/** Sends an SMS by the operator of the settings. */
export function sendSms({ settings, secret, message }: ChannelInput, options: VisitOptions): Promise<NoticeResult> {
  const { operator, appKey = '', signName = '', baseUrl, gateway = {} } = settings.sms ?? {};
  const { to: phone, text, template = '', values, id } = message;
  if (operator === 'ali')
    return sendNotice({
      provider: aliyunSms,
      settings: { appKey, appSecret: secret, signName, ...(baseUrl ? { baseUrl } : {}) },
      message: { phone, templateCode: template, values, ...(id === undefined ? {} : { id }) },
      ...options,
    });
  const { method = 'POST', format = 'json', signing = 'none', signText } = gateway;
  return sendNotice({
    provider: gatewaySms,
    settings: {
      appKey,
      appSecret: secret,
      baseUrl: baseUrl ?? '',
      method,
      format,
      signing,
      template: gateway.template ?? '',
      successPointer: gateway.successPointer ?? '',
      successValue: gateway.successValue ?? '',
      ...(signText === undefined ? {} : { signText }),
    },
    message: { phone, text },
    ...options,
  });
}

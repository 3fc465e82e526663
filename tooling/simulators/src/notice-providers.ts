import { type AliyunSimulator, aliyunAccount, startAliyunSimulator } from './aliyun-simulator';
import { type DingtalkSimulator, dingtalkAccount, startDingtalkSimulator } from './dingtalk-simulator';
import { simulatorCertificate } from './simulator-certificate';
import { smtpAccount, type SmtpSimulator, startSmtpSimulator } from './smtp-simulator';
import { startWechatSimulator, wechatAccount, type WechatSimulator, wechatTemplate } from './wechat-simulator';

/** A simulator of each provider, mail over TLS included. */
export interface NoticeProviders {
  dingtalk: DingtalkSimulator;
  wechat: WechatSimulator;
  aliyun: AliyunSimulator;
  smtp: SmtpSimulator;
  /** The notification settings that lead to them, with their secrets in clear. WeChat's template is `alarm`. */
  settings: Record<'dingtalk' | 'wechat' | 'sms' | 'email', Record<string, string | number | Record<string, string>[]>>;
  close(): Promise<unknown>;
}

export async function startNoticeProviders(): Promise<NoticeProviders> {
  const [dingtalk, wechat, aliyun, smtp] = await Promise.all([
    startDingtalkSimulator(),
    startWechatSimulator(),
    startAliyunSimulator(),
    startSmtpSimulator({ security: 'implicit', tls: simulatorCertificate }),
  ]);
  const settings = {
    dingtalk: { ...dingtalkAccount, baseUrl: dingtalk.url },
    wechat: { ...wechatAccount, baseUrl: wechat.url, template: [{ title: 'alarm', ...wechatTemplate }] },
    sms: { operator: 'ali', ...aliyunAccount, baseUrl: aliyun.url },
    email: {
      host: smtp.host,
      port: smtp.port,
      security: 'implicit',
      ca: simulatorCertificate.cert,
      from: smtpAccount.username,
      password: smtpAccount.password,
    },
  };
  const close = () => Promise.all([dingtalk, wechat, aliyun, smtp].map((each) => each.close()));
  return { dingtalk, wechat, aliyun, smtp, settings, close };
}

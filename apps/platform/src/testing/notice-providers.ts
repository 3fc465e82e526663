import {
  aliyunAccount,
  type AliyunSimulator,
  aliyunTemplate,
  dingtalkAccount,
  type DingtalkSimulator,
  simulatorCertificate,
  smtpAccount,
  type SmtpSimulator,
  startAliyunSimulator,
  startDingtalkSimulator,
  startSmtpSimulator,
  startWechatSimulator,
  wechatAccount,
  wechatFollower,
  type WechatSimulator,
  wechatTemplate,
} from '@signalbox/simulators';

export type NoticeProviderName = 'dingtalk' | 'email' | 'wechat' | 'sms';

/** A simulator of each provider, mail over TLS included. */
export interface NoticeProviders {
  dingtalk: DingtalkSimulator;
  wechat: WechatSimulator;
  aliyun: AliyunSimulator;
  smtp: SmtpSimulator;
  /** The settings by which servers send to them. */
  settings: object;
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

/** The body of `POST core/notice/send` for a message whose text is `Pump <number>`. Each has a phone of its own. */
export function noticeAbout(provider: NoticeProviderName, number: number): object {
  const text = `Pump ${number}`;
  switch (provider) {
    case 'dingtalk':
      return { provider, to: 'manager1', text };
    case 'email':
      return { provider, to: 'ada@example.org', subject: 'Report', text };
    case 'wechat':
      return { provider, to: wechatFollower, template: 'alarm', text };
    case 'sms': {
      const to = `1${String(number).padStart(10, '0')}`;
      return { provider, to, template: aliyunTemplate, values: [{ name: 'text', value: text }] };
    }
  }
}

/** The numbers of the messages that a provider delivers, as often as it does. */
export function deliveredBy(
  { dingtalk, wechat, aliyun, smtp }: NoticeProviders,
  provider: NoticeProviderName,
): number[] {
  const contents: Record<NoticeProviderName, () => string[]> = {
    // Not `delivered`, which has a repeated text once.
    dingtalk: () => dingtalk.requests.filter(({ path }) => path.endsWith('/asyncsend_v2')).map(({ body }) => body),
    wechat: () => wechat.sent.map(({ data }) => JSON.stringify(data)),
    sms: () => aliyun.sent.map(({ values }) => values),
    email: () => smtp.mails.map(({ content }) => content),
  };
  return contents[provider]().map((content) => Number(/Pump (\d+)/.exec(content)?.[1]));
}

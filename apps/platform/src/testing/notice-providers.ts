import { aliyunTemplate, type NoticeProviders, wechatFollower } from '@signalbox/simulators';

export type NoticeProviderName = 'dingtalk' | 'email' | 'wechat' | 'sms';

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

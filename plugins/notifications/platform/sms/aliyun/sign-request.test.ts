import { expect, it } from 'vitest';
import { signRequest } from './sign-request';

const official = {
  method: 'POST',
  host: 'ecs.cn-shanghai.aliyuncs.com',
  query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
  action: 'RunInstances',
  version: '2014-05-26',
  date: '2023-10-26T10:22:32Z',
  nonce: '3156853299f313e23d1673dc12e1703d',
  body: '',
  accessKeyId: 'YourAccessKeyId',
  accessKeySecret: 'YourAccessKeySecret',
} as const;

it('signs the official example of Aliyun with its published signature', () => {
  const { headers, requestHash } = signRequest(official);
  expect(requestHash).toBe('7ea06492da5221eba5297e897ce16e55f964061054b7695beedaac1145b1e259');
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;' +
      'x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

it('encodes the query by RFC 3986', () => {
  const { query } = signRequest({ ...official, query: { b: "it's (1) *!", a: '短信 ~' } });
  expect(query).toBe('a=%E7%9F%AD%E4%BF%A1%20~&b=it%27s%20%281%29%20%2A%21');
});

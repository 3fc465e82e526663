import { gzipSync } from 'node:zlib';
import exceptions from '@signalbox/schemas/data/body-limits.json';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessTable } from '../../testing/access/access-table';
import { restRoutes } from '../../testing/route-list';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let authorization: string;
beforeAll(async () => {
  platform = await runPlatform();
  authorization = await platform.logIn();
});
afterAll(() => platform.close());

const tooLarge = 100_010_005;
const wide = (names: number) => `{${Array.from({ length: names }, (_, at) => `"n${at}":1`).join(',')}}`;
const answerTo = async (route: string, payload: string | Buffer, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = route.split(' ');
  const answer = await platform.app.inject({
    method: method as 'POST',
    url: path.replace(/:\w+/g, 'x').replace('*', 'x'),
    headers: { authorization, 'content-type': 'application/json', ...headers },
    payload,
  });
  return answer.json<{ code?: number; detail?: string }>();
};

/** Routes that read JSON bodies, without those that end the session. */
const ofJson = [...accessTable.keys()].filter(
  (route) => /^(?:POST|PUT|PATCH) /.test(route) && !route.endsWith('/wechatReceipt'),
);

it.each(ofJson)('%s rejects a body of 215,000 names, and one of 65,001 values', async (route) => {
  for (const body of [wide(215_000), `[${'0,'.repeat(65_001)}0]`])
    expect(await answerTo(route, body)).toMatchObject({ code: tooLarge });
});

const usual = 'PUT /rest/core/role/x';
it('limits most bodies to 64 KB and to 5,000 values, however they arrive', async () => {
  const long = JSON.stringify({ name: 'x'.repeat(70_000) });
  expect(await answerTo(usual, long)).toMatchObject({ code: tooLarge });
  const packed = { 'content-encoding': 'gzip' };
  expect(await answerTo(usual, gzipSync(long), packed)).toMatchObject({ code: tooLarge });
  expect(await answerTo(usual, gzipSync(wide(5_001)), packed)).toMatchObject({ code: tooLarge });
  expect(await answerTo(usual, `[${'['.repeat(2_600)}${','.repeat(2_600)}`)).toMatchObject({ code: tooLarge });
  await platform.set({ safeRequest: true });
  const asPut = { 'x-request-http-method': 'PUT' };
  expect(await answerTo('POST /rest/core/role/x', wide(5_001), asPut)).toMatchObject({ code: tooLarge });
  const query = encodeURIComponent(wide(5_001));
  expect(await platform.send('GET', `core/auth/captcha?query=${query}`)).toMatchObject({ body: { code: tooLarge } });
});

it('does not count what is inside of texts', async () => {
  const text = String.raw`\",[{`.repeat(5_001);
  expect(await answerTo(usual, `{"name":"${text}"}`)).toMatchObject({ detail: expect.not.stringMatching('values') });
  expect(await answerTo(usual, `{"name":"${text}`)).toMatchObject({ code: 100_010_002 });
});

it('has exceptions for existing routes only', () => {
  const routes = restRoutes(platform.app).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(exceptions).filter((route) => !routes.includes(route))).toEqual([]);
});

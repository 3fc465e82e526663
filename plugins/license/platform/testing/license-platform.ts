import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { platformPlugin } from '..';

/** A platform with licenses for the tests of one file, without a license before each test. */
export function licensePlatform() {
  const running = {} as { platform: TestPlatform };
  beforeAll(async () => {
    running.platform = await createTestPlatform({ plugins: [platformPlugin] });
  });
  afterAll(() => running.platform.close());
  beforeEach(async () => {
    running.platform.viewer = aViewer();
    await running.platform.kit.pool.query('delete from license; delete from license_event; delete from license_clock');
  });
  const send = async (method: 'GET' | 'POST', path: string, body?: object, project = 'default') => {
    const answer = await running.platform.app.inject({
      method,
      url: `/rest/core/license${path}`,
      headers: { 'x-request-project': project, 'accept-language': 'en' },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, never>>() };
  };
  const plan = async (body: object = {}, project?: string) => (await send('POST', '/plan', body, project)).body;
  return {
    running,
    send,
    plan,
    install: async (file: string, project?: string) => {
      const { plan: id } = await plan({ file }, project);
      return send('POST', '/install', { file, plan: id }, project);
    },
  };
}

import { createDrainSwitch } from '@signalbox/platform-kit';
import { createHttpServer } from '@signalbox/platform-kit/rest';
import { afterEach, expect, test } from 'vitest';
import { watchTraffic } from './traffic';

const app = createHttpServer();
afterEach(() => app.close());

test('drains until the open requests are answered', async () => {
  const traffic = watchTraffic(app, { noticeSeconds: 0, drain: createDrainSwitch() });
  let answer = () => {};
  app.get('/slow', async () => new Promise<string>((resolve) => void (answer = () => resolve('done'))));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = fetch(`${address}/slow`);
  await expect.poll(() => traffic.inFlight()).toBe(1);

  let isDrained = false;
  const drained = traffic.drain().then(() => (isDrained = true));
  expect(traffic.isDraining()).toBe(true);
  await fetch(`${address}/none`);
  expect(isDrained).toBe(false);
  answer();
  expect(await (await response).text()).toBe('done');
  await drained;
  expect(traffic.inFlight()).toBe(0);
});

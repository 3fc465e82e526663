import { expect, test } from '@playwright/test';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import { PlatformClient } from '../support/platform-client';
import { newDataDir, removeDataDir, startProduct } from '../support/product';

const rounds = roundsOf({ sample: 4, all: 50 });

test(`every acknowledged save is there after kill -9, in ${rounds} rounds`, async () => {
  test.setTimeout(600_000);
  const dataDir = newDataDir();
  let token: string | undefined;
  let acknowledged = 0;
  let inFlight = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const product = await startProduct({ dataDir });
      const client = token ? new PlatformClient(product.url, token) : await PlatformClient.login(product.url);
      token = client.token;
      const found = savedNumber(await client.get('core/setting'));
      expect([acknowledged, inFlight], `round ${round}`).toContain(found);
      acknowledged = found;

      let killed: Promise<void> | undefined;
      for (let isAlive = true; isAlive;) {
        inFlight = acknowledged + 1;
        const answer = await client.patch('core/setting', { copyright: `save ${inFlight}` }).catch(() => undefined);
        if (answer?.status === 200) {
          acknowledged = inFlight;
          killed ??= delay(Math.floor(Math.random() * 250)).then(() => product.kill());
        }
        isAlive = answer !== undefined;
      }
      await killed;
    }
    expect(acknowledged).toBeGreaterThanOrEqual(rounds);
  } finally {
    const last = await startProduct({ dataDir });
    await last.stop();
    removeDataDir(dataDir);
  }
});

function savedNumber({ status, body }: { status: number; body: Record<string, unknown> }): number {
  expect(status).toBe(200);
  return Number(/^save (\d+)$/.exec(String(body['copyright'] ?? ''))?.[1] ?? 0);
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

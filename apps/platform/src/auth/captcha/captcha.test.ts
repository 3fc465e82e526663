import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../../testing/running-platform';
import { drawCaptcha } from './captcha-picture';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
});
afterAll(() => platform.close());

async function pixelsOf(picture: Buffer) {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

test.each([
  [{}, 120, 40],
  [{ width: 600, height: 300, captchaLen: 8 }, 600, 300],
  [{ width: 40, height: 20, captchaLen: 3 }, 40, 20],
  [{ width: 120.5, height: 40 }, 121, 40],
])('draws %j as a PNG of that size, without outlines or text', async (query, width, height) => {
  const { body } = await platform.send('GET', `core/auth/captcha?query=${encodeURIComponent(JSON.stringify(query))}`);
  const [head, data = ''] = String(body['data']).split(',');
  expect(head).toBe('data:image/png;base64');
  expect(Object.keys(body)).toEqual(['data']);
  const picture = Buffer.from(data, 'base64');
  expect(chunkNames(picture)).toEqual(new Set(['IHDR', 'sBIT', 'sRGB', 'IDAT', 'IEND']));
  expect(await pixelsOf(picture)).toMatchObject({ width, height });
});

test('draws the same text differently each time', async () => {
  const text = 'kRfd';
  const [one, two] = await Promise.all(
    [1, 2].map(async () => pixelsOf(await drawCaptcha({ text, width: 120, height: 40 }))),
  );
  const differing = (one?.data ?? []).filter((value, at) => Math.abs(value - (two?.data[at] ?? 0)) > 20);
  expect(differing.length).toBeGreaterThan(120 * 40);
});

test('fills the picture: each quarter of its width has ink and paper', async () => {
  const { data } = await pixelsOf(await drawCaptcha({ text: 'MMMM', width: 120, height: 40 }));
  const isDark = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * 120 + x) * 4);
    return 0.3 * red + 0.59 * green + 0.11 * blue < 130;
  };
  for (const from of [0, 30, 60, 90]) {
    let dark = 0;
    for (let x = from; x < from + 30; x++) for (let y = 0; y < 40; y++) dark += isDark(x, y) ? 1 : 0;
    expect(dark).toBeGreaterThan(60);
    expect(dark).toBeLessThan(900);
  }
});

/** Types of the chunks of a PNG. */
function chunkNames(picture: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = 8; at < picture.length; at += 12 + picture.readUInt32BE(at))
    names.add(picture.toString('latin1', at + 4, at + 8));
  return names;
}

import type { Page } from '@playwright/test';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'media-library' });

/** A tone of a second: 8,000 samples of 8 bits behind the header of a WAV file. */
function tone(): Buffer {
  const samples = Buffer.from(Array.from({ length: 8000 }, (_none, index) => 128 + 60 * Math.sin(index / 3)));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, samples.length],
  ] as const)
    header.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    header.writeUInt16LE(value, at);
  header.write('data', 36);
  return Buffer.concat([header, samples]);
}

/** Some frames of a canvas, recorded by the browser. */
async function film(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const end = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let frame = 0; frame < 20; frame++) {
      context?.fillRect(frame, frame, 9, 9);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await end;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  });
  return Buffer.from(text, 'latin1');
}

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

test('plays sound and films, and shows PDF and text, under the policy of the page', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await admin.post('core/mediaLibrary/mkdir', { catalog: '', dirName: 'previews' });
  await logIn(page, { to: `${product.url}/app/media?folder=previews` });
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([
      { name: 'alarm.wav', mimeType: 'audio/wav', buffer: tone() },
      { name: 'inspection.webm', mimeType: 'video/webm', buffer: await film(page) },
      { name: 'manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
      { name: 'readme.txt', mimeType: 'text/plain', buffer: Buffer.from('The first line') },
    ]);
  const panel = page.getByRole('region', { name: 'Uploads' });
  await expect(panel.getByRole('heading', { name: '4 uploads complete' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close the uploads' }).click();

  const drawer = page.getByRole('dialog');
  const open = async (name: string) => {
    await page.getByRole('option', { name: new RegExp(`^${name.replace('.', String.raw`\.`)},`) }).dblclick();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  };
  await open('alarm.wav');
  const sound = drawer.locator('audio');
  await expect.poll(() => sound.evaluate((element: HTMLAudioElement) => element.duration)).toBeCloseTo(1, 1);
  await close();
  await open('inspection.webm');
  const picture = drawer.locator('video');
  await expect.poll(() => picture.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
  await close();
  // The browser of the tests has no viewer.
  const viewer = (isThere: boolean) =>
    page.evaluate(
      (value) => Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true }),
      isThere,
    );
  await viewer(false);
  await open('manual.pdf');
  await expect(drawer.getByText(/^This browser shows no PDF here/)).toBeVisible();
  await close();
  await viewer(true);
  const sent = page.waitForResponse(/previews\/manual\.pdf\?changed=/);
  await open('manual.pdf');
  expect((await sent).headers()['content-type']).toBe('application/pdf');
  await expect(drawer.getByTitle('Preview of manual.pdf')).toBeVisible();
  await close();
  await open('readme.txt');
  await expect(drawer.locator('pre')).toHaveText('The first line');
});

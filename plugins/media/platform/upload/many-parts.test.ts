import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mediaPlatform } from '../testing/media-platform';

const media = mediaPlatform();
const file = 'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx\r\n--x\r\n';
const field = 'Content-Disposition: form-data; name="a"\r\n\r\n1\r\n--x\r\n';

test.each([
  ['parts without a header', '--x\r\n'.repeat(20_000)],
  ['fields', `--x\r\n${field.repeat(20_000)}`],
  ['files', `--x\r\n${file.repeat(20_000)}`],
  ['fields behind a file', `--x\r\n${file}${field.repeat(20_000)}`],
])('reads few of 20,000 %s, each of which would cost others time', async (_title, payload) => {
  const read = vi.spyOn(Readable.prototype, 'resume');
  onTestFinished(() => read.mockRestore());
  const url = '/rest/core/mediaLibrary/upload?catalog=docs';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  await media.platform.app.inject({ method: 'POST', url, payload, headers });
  // The streams of the request, and of the parts up to the limit.
  expect(read.mock.calls.length).toBeLessThan(100);
});

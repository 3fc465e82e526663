/** A multipart body with one file after its other fields, like those of browsers. */
export function multipartBody({
  name,
  content,
  field = 'file',
  fields = {},
}: {
  name: string;
  content: Uint8Array;
  field?: string;
  fields?: Record<string, string>;
}) {
  const boundary = '----signalbox-test';
  const before = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `${before.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/zip\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'accept-language': 'en' },
  };
}

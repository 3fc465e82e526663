/** A multipart body with one file, as browsers write it. */
export function multipartBody({
  name,
  content,
  field = 'file',
}: {
  name: string;
  content: Uint8Array;
  field?: string;
}) {
  const boundary = '----signalbox-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/zip\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'accept-language': 'en' },
  };
}

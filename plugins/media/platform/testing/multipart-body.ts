/** A multipart body with one file, as browsers write it. */
export function multipartBody({
  name,
  content,
  field = 'file',
}: {
  name: string;
  content: string | Uint8Array;
  field?: string;
}) {
  const boundary = '----signalbox-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'accept-language': 'en' },
  };
}

/** `Content-Disposition` of a download: an ASCII name for old clients, the real name for all others. */
export function attachment(name: string): string {
  const fileName = name.replace(/[\p{Control}<>:"|?*\\/]/gu, '-');
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

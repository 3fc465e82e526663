/** Lets the browser fetch an address into the reader's downloads, under `name` or as the platform calls it. */
export function sendBrowser(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

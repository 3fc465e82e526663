/** Lets the browser fetch an address into the reader's downloads. */
export function sendBrowser(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

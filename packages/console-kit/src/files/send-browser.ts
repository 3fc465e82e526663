/** Starts a browser download of a URL, named `name` or as the platform names it. */
export function sendBrowser(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

import type { NoticeProvider } from '../../shared/notice-log';

/** A recipient of which only the ends can be read: `a•••@example.com`, `138••••0001`, `ma•••r1`. */
export function maskRecipient(provider: NoticeProvider, to: string): string {
  if (provider === 'email') {
    const at = to.lastIndexOf('@');
    return `${to.slice(0, 1)}${dots}${to.slice(at)}`;
  }
  if (to.length >= 10) return `${to.slice(0, 3)}${dots}${to.slice(-4)}`;
  return to.length >= 6 ? `${to.slice(0, 2)}${dots}${to.slice(-2)}` : `${to.slice(0, 1)}${dots}`;
}

/** `text` with masked recipients wherever they occur, such as in the answer of a provider. */
export function maskIn(text: string, provider: NoticeProvider, recipients: readonly string[]): string {
  return recipients
    .filter((to) => to.length >= 4)
    .reduce((masked, to) => masked.replaceAll(to, maskRecipient(provider, to)), text);
}

/** As many for every recipient. */
const dots = '••••';

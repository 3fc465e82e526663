const homePath = '/app/dashboard';

/** Where one was before the login page, as the router's state remembers it; the home page otherwise. Never leaves the site. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/app(?:[/?#]|$)/.test(from) ? from : homePath;
}

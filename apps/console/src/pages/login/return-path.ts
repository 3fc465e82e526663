const homePath = '/app/dashboard';

/** The page before the login page, from the router's state, or the home page. Never another site. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/app(?:[/?#]|$)/.test(from) ? from : homePath;
}

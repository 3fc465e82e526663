/**
 * Public keys whose licenses this program accepts: SPKI in base64, as `npm run license -- keys` prints them. A vendor
 * adds the key of his own licenses here; the private half stays with him. Tests pass keys of their own instead.
 */
export const publicKeys: readonly string[] = [];

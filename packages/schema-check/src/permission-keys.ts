/** Keys of `data/permissions.json`: a list of keys, or of objects with a `key`. */
export function permissionKeys(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry];
    return typeof entry === 'object' && entry !== null && 'key' in entry && typeof entry.key === 'string'
      ? [entry.key]
      : [];
  });
}

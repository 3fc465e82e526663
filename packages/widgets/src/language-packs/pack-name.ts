/** Parses `label[code].json`, the file name of a language pack. Returns undefined for another name. */
export function packOf(fileName: string): { label: string; code: string } | undefined {
  const match = /^([^[\]/\\]+)\[([a-z]{2,3}(?:_[A-Za-z0-9]{2,8}){0,2})\]\.json$/.exec(fileName);
  const [, label, code] = match ?? [];
  return label !== undefined && code !== undefined ? { label: label.trim(), code } : undefined;
}

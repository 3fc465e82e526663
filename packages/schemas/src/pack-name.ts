/** Parses `label[code].json`, the file name of a language pack, e.g. `Français[fr].json`. Undefined for another name. */
export function packOf(fileName: string): { label: string; code: string } | undefined {
  const [, label, code] = /^([^[\]/\\]{1,60})\[([a-z]{2,3}(?:_[A-Za-z0-9]{2,8}){0,2})\]\.json$/.exec(fileName) ?? [];
  return label !== undefined && code !== undefined ? { label: label.trim(), code } : undefined;
}

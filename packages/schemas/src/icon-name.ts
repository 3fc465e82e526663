/**
 * True for the name of one of the product's icons, such as `cloud-server`. Any other value of an icon field is the URL of
 * an own icon, or its path below the media base.
 */
export function isIconName(value: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(value);
}

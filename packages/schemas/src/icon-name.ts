/**
 * True for the address of an uploaded icon, such as `/core/media/modelIcon/pump.svg`. False for other addresses: an image
 * from another site would show that site who uses the console.
 */
export function isOwnIcon(value: string): boolean {
  const parts = /^\/?(?:rest\/)?core\/media\/([^\s?#\\]+)$/.exec(value)?.[1]?.split('/') ?? [];
  return parts.length > 0 && parts.every((part) => part !== '' && !/^(?:\.|%2e){1,2}$|%(?:2f|5c)/i.test(part));
}

/**
 * True for the name of one of the product's icons, such as `cloud-server`. Any other value of an icon field is the URL of
 * an own icon, or its path below the media base.
 */
export function isIconName(value: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(value);
}

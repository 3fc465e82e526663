import { percentDecoded } from '@signalbox/schemas/percent-decoded';

/** Name of a file by its address, as it is read. */
export function nameOfFile(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const last = path.split('/').findLast((part) => part !== '') ?? address;
  return percentDecoded(last);
}

/** Kind of a file by its name, such as `PDF`. '' for a name without an extension. */
export function kindOfFile(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toUpperCase() ?? '';
}

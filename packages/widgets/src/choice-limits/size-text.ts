/** A size in the user's locale: above 1024 MB in GB, above 1 MB in MB, otherwise in KB. */
export function sizeText(megabytes: number, language: string): string {
  const [amount, unit] =
    megabytes > 1024
      ? [megabytes / 1024, 'gigabyte']
      : megabytes > 1
        ? [megabytes, 'megabyte']
        : [megabytes * 1024, 'kilobyte'];
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 2 }).format(amount);
  // The units are powers of 1024; "kB" would mean 1000.
  return text.replace('kB', 'KB');
}

/** A size as people read it: above 1024 MB in GB, above 1 MB in MB, otherwise in KB. */
export function sizeText(megabytes: number, language: string): string {
  const [amount, unit] =
    megabytes > 1024
      ? [megabytes / 1024, 'gigabyte']
      : megabytes > 1
        ? [megabytes, 'megabyte']
        : [megabytes * 1024, 'kilobyte'];
  const text = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 2 }).format(amount);
  // Counted in steps of 1024, which is not what a small k says.
  return text.replace('kB', 'KB');
}

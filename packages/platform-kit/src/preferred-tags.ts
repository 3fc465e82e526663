/** Language tags of an `Accept-Language` header, the most preferred first. */
export function preferredTags(header: string): string[] {
  const ranges = header
    .slice(0, maxHeaderLength)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return { tag, quality: Number(quality ?? 1) };
    });
  return ranges
    .filter(({ tag }) => tag !== '')
    .toSorted((one, two) => two.quality - one.quality)
    .map(({ tag }) => tag);
}

const maxHeaderLength = 500;

import { expect, it } from 'vitest';
import { imageExtensions, imageError, imageSource, sizeText } from './image-rules';

const prefixed = (value: string) => `/rest/${value}`;

it.each(['https://example.org/a.png', '//example.org/a.png', 'data:image/png;base64,AAAA', '/rest/core/media/a.png'])(
  'uses %s as it is',
  (value) => {
    expect(imageSource(value, prefixed)).toBe(value);
  },
);

it.each(['core/media/img/a.png', '/core/media/img/a.png', 'a.png'])('prefixes %s with the media base', (value) => {
  expect(imageSource(value, prefixed)).toBe(`/rest/${value}`);
});

it('accepts all seventeen image extensions, in any case', () => {
  expect(imageExtensions).toHaveLength(17);
  const errors = imageExtensions.map((extension) =>
    imageError({ name: `A.${extension.toUpperCase()}`, size: 1 }, { extensions: imageExtensions }),
  );
  expect(errors.every((error) => error === undefined)).toBe(true);
});

it.each(['a.pdf', 'png', 'a.png.exe', 'a.'])('rejects %s', (name) => {
  expect(imageError({ name, size: 1 }, { extensions: imageExtensions })).toBe('wrongType');
});

it('rejects a file above its limit and accepts one at the limit', () => {
  const limits = { extensions: imageExtensions, maxBytes: 512_000 };
  expect(imageError({ name: 'a.png', size: 512_001 }, limits)).toBe('tooLarge');
  expect(imageError({ name: 'a.png', size: 512_000 }, limits)).toBeUndefined();
});

it('formats sizes as limits are written', () => {
  expect([512_000, 1_048_576, 1_572_864].map(sizeText)).toEqual(['500 KB', '1 MB', '1.5 MB']);
});

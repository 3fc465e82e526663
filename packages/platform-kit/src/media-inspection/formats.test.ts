import extensions from '@signalbox/schemas/data/media-extensions.json';
import { expect, test } from 'vitest';
import { extensionOf, formatOf, imageExtensions } from './formats';

test('knows every format that the settings offer, under the same kind', () => {
  for (const [kind, offered] of Object.entries(extensions)) {
    for (const extension of offered) {
      expect({ extension, kind: formatOf(`x.${extension}`)?.kind }).toEqual({ extension, kind });
    }
  }
});

test('knows the 17 image formats of the specification', () => {
  const named = 'xbm, tif, pjp, apng, svgz, jpg, jpeg, ico, tiff, gif, svg, jfif, webp, png, bmp, pjpeg, avif'.split(
    ', ',
  );
  expect([...imageExtensions].toSorted()).toEqual(named.toSorted());
});

test.each([
  ['a.PNG', 'png'],
  ['a.tar.gz', 'gz'],
  ['README', ''],
  ['.png', ''],
  ['a.', ''],
])('takes the extension of %s as %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

import { expect, it } from 'vitest';
import { ownIconName } from './own-icon-name';

it.each([
  ['/core/media/modelIcon/pump.svg', 'pump'],
  ['https://pictures.example/a/%E6%B3%B5.png?size=2', '泵'],
  ['core/media/modelIcon/100%.png', '100%'],
])('calls %s by its file name', (url, name) => {
  expect(ownIconName(url)).toEqual({ name });
});

it('recognises a name that the platform gave to an upload', () => {
  expect(ownIconName('/core/media/modelIcon/65a1b2c3d4e5f60718293a4c.svg')).toEqual({
    uploadedAt: new Date('2024-01-12T21:44:35.000Z'),
  });
});

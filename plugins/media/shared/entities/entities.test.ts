import { expect, it } from 'vitest';
import { mediaMkdirEntity } from '../generated/entities';

it.each(['../secret', 'a/b', '..', 'a\u0000b', ''])('rejects %j as the name of a directory', (dirName) => {
  expect(mediaMkdirEntity.validate({ catalog: 'img', dirName })).not.toEqual([]);
});

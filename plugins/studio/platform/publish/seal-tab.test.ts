import { expect, test } from 'vitest';
import { packsRoot, readShippedSources } from '../shipped-sources';
import { sealedSources } from './seal-tab';

test('another text in a language pack is no other seal, another text in a form is one', () => {
  const sources = readShippedSources();
  const paths = [...sources.keys()];
  const withOther = (isOther: (path: string) => boolean) => {
    const path = paths.find(isOther);
    if (path === undefined) throw new Error('no such source');
    return sealedSources(new Map([...sources, [path, '{}']]));
  };
  const sealed = sealedSources(sources);
  expect(withOther((path) => path.startsWith(packsRoot))).toEqual(sealed);
  expect(withOther((path) => path.endsWith('/form.json'))).not.toEqual(sealed);
});

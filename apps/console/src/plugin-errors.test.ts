import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plugins } from './plugins';

/** Names of the errors that the platform half of a plug-in has messages for. */
function errorsOf(id: string): string[] {
  const messages = new URL(`../../../plugins/${id}/locales/platform/en.json`, import.meta.url);
  if (!existsSync(messages)) return [];
  const names = Object.keys(JSON.parse(readFileSync(messages, 'utf8')) as object);
  const errors = names.flatMap((name) => /^errors\.(?<name>\w+?)(?:_\w+)?$/.exec(name)?.groups?.['name'] ?? []);
  return [...new Set(errors)];
}

test('some plug-ins have errors', () => {
  expect(plugins.flatMap(({ id }) => errorsOf(id))).toContain('unlockCodeWrong');
});

// A language pack translates an error by its name, which the console knows by the code of the response.
test.each(plugins.map(({ id, errors = {} }) => ({ id, errors })))(
  'the console knows the errors of $id',
  ({ id, errors }) => {
    expect(errorsOf(id).filter((name) => !Object.hasOwn(errors, name))).toEqual([]);
  },
);

import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanAntd } from './lean-antd';

type Hook = (this: object, ...given: unknown[]) => unknown;

/** Calls a hook as the bundler does. */
function call(plugin: Plugin, name: 'buildStart' | 'resolveId' | 'buildEnd', ...given: unknown[]): unknown {
  // Vite calls hooks with a context of the bundler, of which these use two functions.
  const hook = plugin[name] as unknown as Hook;
  const bundler = {
    resolve: (target: string) => `found ${target}`,
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return hook.call(bundler, ...given);
}

const button = '/store/node_modules/antd/es/button/style/token.js';
const imports = [
  ['@rc-component/form', '/store/node_modules/antd/es/form/context.js'],
  ['../../color-picker/color', button],
  ['../../color-picker/components/ColorPresets', button],
  ['../tooltip/UniqueProvider', '/store/node_modules/antd/es/config-provider/index.js'],
  ['../color-picker/util', '/store/node_modules/antd/es/tooltip/util.js'],
] as const;

test('resolves a replaced import to the part that is used, also on Windows', () => {
  const plugin = leanAntd();
  expect(call(plugin, 'resolveId', ...imports[0])).toBe('found @rc-component/form/es/FormContext');
  const windows = button.replaceAll('/', '\\');
  expect(call(plugin, 'resolveId', '../../color-picker/color', windows)).toMatch(/color-sums\.ts$/);
});

test('does not change the same import of another file', () => {
  const plugin = leanAntd();
  expect(call(plugin, 'resolveId', '@rc-component/form', '/store/node_modules/antd/es/form/Form.js')).toBeNull();
  expect(call(plugin, 'resolveId', '@rc-component/form', undefined)).toBeNull();
});

test('fails a build in which antd no longer has one of the imports, and names it', () => {
  const plugin = leanAntd();
  call(plugin, 'buildStart');
  for (const each of imports) call(plugin, 'resolveId', ...each);
  expect(() => call(plugin, 'buildEnd')).not.toThrow();
  // Another build of the same process starts afresh.
  call(plugin, 'buildStart');
  for (const each of imports.slice(1)) call(plugin, 'resolveId', ...each);
  expect(() => call(plugin, 'buildEnd')).toThrow('form/context.js no longer imports @rc-component/form');
  expect(() => call(plugin, 'buildEnd', new Error('something else'))).not.toThrow();
});

import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanAntd } from './lean-antd';

type Hook = (this: object, ...given: unknown[]) => unknown;

/** Calls a hook as the bundler does. */
function call(plugin: Plugin, name: 'buildStart' | 'resolveId' | 'buildEnd', ...given: unknown[]): unknown {
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
  ['../color-picker/util', '/store/node_modules/antd/es/tooltip/util.js'],
] as const;

test('leads what is imported for a part of it to that part, also below a folder of Windows', () => {
  const plugin = leanAntd();
  expect(call(plugin, 'resolveId', ...imports[0])).toBe('found @rc-component/form/es/FormContext');
  const windows = button.replaceAll('/', '\\');
  expect(call(plugin, 'resolveId', '../../color-picker/color', windows)).toMatch(/color-sums\.ts$/);
});

test('leaves the same import alone where another file makes it', () => {
  const plugin = leanAntd();
  expect(call(plugin, 'resolveId', '@rc-component/form', '/store/node_modules/antd/es/form/Form.js')).toBeNull();
  expect(call(plugin, 'resolveId', '@rc-component/form', undefined)).toBeNull();
});

test('ends a build in which antd no longer imports one of them, and names it', () => {
  const plugin = leanAntd();
  call(plugin, 'buildStart');
  for (const each of imports) call(plugin, 'resolveId', ...each);
  expect(() => call(plugin, 'buildEnd')).not.toThrow();
  // Another build of the same process begins anew.
  call(plugin, 'buildStart');
  for (const each of imports.slice(1)) call(plugin, 'resolveId', ...each);
  expect(() => call(plugin, 'buildEnd')).toThrow('form/context.js no longer imports @rc-component/form');
  expect(() => call(plugin, 'buildEnd', new Error('something else'))).not.toThrow();
});

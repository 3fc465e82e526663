import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { leanAntd } from './lean-antd';

type Hook = (this: object, ...given: unknown[]) => unknown;

/** Calls a hook as the bundler does. */
function call(plugin: Plugin, name: 'buildStart' | 'resolveId' | 'load' | 'buildEnd', ...given: unknown[]): unknown {
  // Vite calls hooks with a context of the bundler, of which these use two functions.
  const hook = plugin[name] as unknown as Hook;
  const bundler = {
    resolve: (target: string) => ({ id: `/store/${target}/index.js` }),
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
  ['@rc-component/motion', '/store/node_modules/antd/es/alert/Alert.js'],
  ['@rc-component/motion', '/store/node_modules/antd/es/button/DefaultLoadingIcon.js'],
  ['@rc-component/motion', '/store/node_modules/antd/es/config-provider/MotionWrapper.js'],
  ['@rc-component/motion', '/store/node_modules/antd/es/_util/wave/WaveEffect.js'],
] as const;

test('resolves a replaced import to the part that is used, also on Windows', async () => {
  const plugin = leanAntd();
  const id = async (...given: unknown[]) => (await (call(plugin, 'resolveId', ...given) as Promise<{ id: string }>)).id;
  expect(await id(...imports[0])).toMatch('@rc-component/form/es/FormContext');
  const windows = button.replaceAll('/', '\\');
  expect(await id('../../color-picker/color', windows)).toMatch(/color-sums\.ts/);
});

test('takes the animation of one element without those of lists', async () => {
  const plugin = leanAntd();
  const id = await call(plugin, 'resolveId', ...imports[5]);
  expect(call(plugin, 'load', id)).toBe(
    'export { default } from "/store/@rc-component/motion/CSSMotion.js";\nexport { default as Provider } from "/store/@rc-component/motion/context.js";',
  );
  expect(call(plugin, 'load', '/store/other.js')).toBeNull();
});

test('does not change the same import of another file', async () => {
  const plugin = leanAntd();
  expect(await call(plugin, 'resolveId', '@rc-component/form', '/store/node_modules/antd/es/form/Form.js')).toBeNull();
  expect(await call(plugin, 'resolveId', '@rc-component/form', undefined)).toBeNull();
});

test('fails a build in which antd no longer has one of the imports, and names it', async () => {
  const plugin = leanAntd();
  call(plugin, 'buildStart');
  for (const each of imports) await call(plugin, 'resolveId', ...each);
  expect(() => call(plugin, 'buildEnd')).not.toThrow();
  // Another build of the same process starts afresh.
  call(plugin, 'buildStart');
  for (const each of imports.slice(1)) await call(plugin, 'resolveId', ...each);
  expect(() => call(plugin, 'buildEnd')).toThrow('form/context.js no longer imports @rc-component/form');
  expect(() => call(plugin, 'buildEnd', new Error('something else'))).not.toThrow();
});

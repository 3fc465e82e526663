import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const colorSums = fileURLToPath(new URL('color-sums.ts', import.meta.url));
const separateTooltips = fileURLToPath(new URL('separate-tooltips.ts', import.meta.url));

const motion = '@rc-component/motion';
/** A module of this plug-in: the exports of `motion` that the components of every page import. */
const shortMotion = '\0short-motion';

/**
 * Some imports of antd bring much code that is never used through them. Each resolves to the part that is used: the
 * contexts of a form, which every popup and input reads, to their own file instead of the whole form library (13 KB);
 * computations of colours, which every button and tooltip needs, without the colour picker and its panels (6 KB); the
 * theme, which every page needs, without popups (8 KB); the animation of one element, without those of lists (1 KB).
 */
const detours = [
  { from: 'form/context.js', source: '@rc-component/form', target: '@rc-component/form/es/FormContext' },
  { from: 'button/style/token.js', source: '../../color-picker/color', target: colorSums },
  { from: 'button/style/token.js', source: '../../color-picker/components/ColorPresets', target: colorSums },
  { from: 'config-provider/index.js', source: '../tooltip/UniqueProvider', target: separateTooltips },
  { from: 'alert/Alert.js', source: motion, target: shortMotion },
  { from: 'button/DefaultLoadingIcon.js', source: motion, target: shortMotion },
  { from: 'config-provider/MotionWrapper.js', source: motion, target: shortMotion },
  { from: '_util/wave/WaveEffect.js', source: motion, target: shortMotion },
  { from: 'tooltip/util.js', source: '../color-picker/util', target: colorSums },
];

/** Fails the build if antd no longer has an import that is replaced here. */
export function leanAntd(): Plugin {
  const taken = new Set<(typeof detours)[number]>();
  let motionFolder = '';
  return {
    name: 'lean-antd',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => taken.clear(),
    async resolveId(source, importer = '') {
      const file = importer.replaceAll('\\', '/');
      const detour = detours.find((each) => each.source === source && file.endsWith(`/antd/es/${each.from}`));
      if (detour === undefined) return null;
      taken.add(detour);
      if (detour.target === shortMotion) {
        motionFolder = dirname((await this.resolve(source, importer, { skipSelf: true }))?.id ?? '');
        return shortMotion;
      }
      return this.resolve(detour.target, importer, { skipSelf: true });
    },
    load: (id) => (id === shortMotion ? shortMotionOf(motionFolder) : null),
    buildEnd(error) {
      const idle = detours.filter((detour) => !taken.has(detour));
      if (error === undefined && idle.length > 0)
        this.error(
          `antd has changed: ${idle.map(({ from, source }) => `${from} no longer imports ${source}`).join(', ')}.`,
        );
    },
  };
}

function shortMotionOf(folder: string): string {
  const from = (file: string) => JSON.stringify(join(folder, file));
  return `export { default } from ${from('CSSMotion.js')};\nexport { default as Provider } from ${from('context.js')};`;
}

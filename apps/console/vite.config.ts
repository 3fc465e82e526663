import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets';
import { englishForMissing } from './build/english-for-missing';
import { leanAntd } from './build/lean-antd';

const platform = process.env.PLATFORM_URL ?? 'http://127.0.0.1:3030';

/** Modules of every page, the login's too, that the entry does not import. */
const everyPage = [
  '@ant-design/icons/es/icons/EyeOutlined',
  '@ant-design/icons/es/icons/GlobalOutlined',
  '@tanstack/react-query/build/modern/useMutation',
  'console/src/shell/icon/icon-frame',
  'console/src/shell/icon/shell-icon',
  'console/src/shell/language/language-switch',
  'console/src/shell/notices/use-failure-messages',
  'console/src/shell/popup-button/popup-button',
  'console/src/shell/site/copyright',
  'console/src/shell/theme/color-mode-switch',
  'packages/api/src/client',
  'packages/api/src/react',
];
/** Modules of every page after the login that the entry does not import, except those that are entries of their own. */
const everySession = [
  '@ant-design/icons/es/icons/DeleteOutlined',
  '@ant-design/icons/es/icons/DownOutlined',
  '@ant-design/icons/es/icons/PictureOutlined',
  '@ant-design/icons/es/icons/SearchOutlined',
  '@ant-design/icons/es/icons/UploadOutlined',
  'antd/es/flex',
  'console/src/pages/status/home-link',
  'console/src/pages/status/status-with-home',
  'console/src/shell/icon/icon',
  'console/src/shell/menu/use-menu-entries',
  'packages/console-kit/src/dialogs/use-form-messages',
  'packages/console-kit/src/errors/plugin-errors',
  'packages/console-kit/src/jobs/task-queries',
  'packages/console-kit/src/jobs/use-follow',
  'packages/console-kit/src/main-menu/main-menu',
  'packages/console-kit/src/main-menu/menu-placement',
  'packages/console-kit/src/menu/use-page-access',
  'packages/engine/src/core/defaults-of',
  'packages/engine/src/react/field-messages',
  'packages/schemas/data/icons/menu',
  'packages/schemas/data/media-extensions',
  'packages/widgets/src/image/image-rules',
  'packages/widgets/src/json-kinds',
  'packages/widgets/src/language-packs/pack-name',
  'packages/widgets/src/language-select/language-choices',
  'packages/widgets/src/services',
  'packages/widgets/src/widget-messages',
];

export default defineConfig({
  base: '/',
  plugins: [leanAntd(), englishForMissing(), react(), compressAssets()],
  server: { proxy: { '/rest': platform, '/ws': { target: platform, ws: true } } },
  build: {
    target: 'es2022',
    // Read by the size report.
    manifest: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Messages by language: the console's own, those of every package and plug-in together, and those of a plug-in's pages.
            { name: (id) => messagesChunk(id), debugName: 'messages', test: /\/locales\/[\w-]+(?:\/[\w-]+)?\.json/ },
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 10,
            },
            // Static imports of the entry: libraries, which change rarely, and own code. As two chunks: many small ones
            // compress worse.
            { name: 'base', tags: ['$initial'], test: /node_modules[\\/]/, priority: 5 },
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'controls', test: modulesOf(everyPage), priority: 3 },
            { name: 'session', test: modulesOf(everySession), priority: 2 },
          ],
        },
      },
    },
  },
});

function messagesChunk(id: string): string | null {
  const [, plugin, pageLanguage] = /\/([\w-]+)\/locales\/page\/([\w-]+)\.json/.exec(id) ?? [];
  if (pageLanguage) return `messages-${plugin}-${pageLanguage}`;
  const [, owner, language] = /\/([\w-]+)\/locales\/([\w-]+)(?:\/common)?\.json/.exec(id) ?? [];
  // The labels of the icons are loaded with the icon picker.
  if (!language || owner === 'icons') return null;
  // The login page needs only the console's own messages.
  return owner === 'console' ? `messages-console-${language}` : `messages-${language}`;
}

function modulesOf(paths: string[]): RegExp {
  const separator = String.raw`[\\/]`;
  return new RegExp(`(?:${paths.join('|').replaceAll('/', separator)})[./\\\\]`);
}

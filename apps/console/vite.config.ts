import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './build/compress-assets';
import { englishForMissing } from './build/english-for-missing';
import { leanAntd } from './build/lean-antd';

const platform = process.env.PLATFORM_URL ?? 'http://127.0.0.1:3030';

/** Modules of every page. */
const everyPage = [
  'packages/api/src/client',
  'packages/api/src/project-path',
  'packages/api/src/react',
  'packages/api/src/text-in',
  'packages/schemas/src',
  'console/src/shell/notices/use-failure-messages',
  'console/src/shell/services',
  'console/src/shell/site/use-site',
  'console/src/state/project',
];
/** Modules of every page after the login, except those that are entries of their own. */
const everySession = [
  'console/src/pages/status/home-link',
  'console/src/shell/icon/icon',
  'console/src/shell/icon/icon-frame',
  'console/src/shell/icon/own-icon',
  'console/src/shell/menu/use-menu-entries',
  'console/src/shell/session/use-may',
  'packages/console-kit/src/dialogs/use-form-messages',
  'packages/console-kit/src/errors/plugin-errors',
  'packages/console-kit/src/jobs/task-queries',
  'packages/console-kit/src/jobs/use-may',
  'packages/console-kit/src/main-menu/entries/main-entries',
  'packages/console-kit/src/main-menu/entries/nav-entry',
  'packages/console-kit/src/main-menu/entries/own-entries',
  'packages/console-kit/src/main-menu/entries/selection',
  'packages/console-kit/src/main-menu/main-menu',
  'packages/console-kit/src/main-menu/menu-placement',
  'packages/console-kit/src/main-menu/nav-group',
  'packages/console-kit/src/main-menu/nav-item',
  'packages/console-kit/src/main-menu/nav-link',
  'packages/console-kit/src/main-menu/nav-menu',
  'packages/console-kit/src/menu/menu-access',
  'packages/console-kit/src/menu/use-page-access',
  'packages/engine/src/core/defaults-of',
  'packages/engine/src/react/field-messages',
  'packages/schemas/data/icons/menu',
  'packages/schemas/data/media-extensions',
  'packages/schemas/generated/groups',
  'packages/widgets/src/image/image-rules',
  'packages/widgets/src/json-kinds',
  'packages/widgets/src/language-packs/pack-name',
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
            // Messages by language: the console's own, and those of every package and plug-in together.
            { name: (id) => messagesChunk(id), debugName: 'messages', test: /\/locales\/[\w-]+(?:\/common)?\.json/ },
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 10,
            },
            // Code of every page, as one chunk: many small ones compress worse.
            {
              name: 'base',
              test: /node_modules[\\/](?:@tanstack[\\/](?:query-core|react-query)|jotai|i18next|react-i18next|@babel[\\/]runtime|stylis|@emotion|clsx|@ant-design[\\/](?:cssinjs|cssinjs-utils|colors|fast-color)|@rc-component[\\/](?:motion|util)|@ant-design[\\/]icons[\\/]es[\\/](?:components|utils|icons[\\/](?:Delete|Down|Eye|Global|Picture|Search|Upload)Outlined)|antd[\\/]es[\\/](?:config-provider|theme|style|button|flex|locale[\\/](?:index|context|useLocale|en_US)))[\\/.]/,
              priority: 5,
            },
            { name: 'base', test: modulesOf(everyPage), priority: 4 },
            { name: 'session', test: modulesOf(everySession), priority: 3 },
          ],
        },
      },
    },
  },
});

function messagesChunk(id: string): string | null {
  const [, owner, language] = /\/([\w-]+)\/locales\/([\w-]+)(?:\/common)?\.json/.exec(id) ?? [];
  // The labels of the icons are loaded with the icon picker.
  if (!language || owner === 'icons') return null;
  // Loaded with the plug-in's pages: its console declares `hasLazyMessages`.
  if (owner === 'pages') return `messages-${owner}-${language}`;
  // The login page needs only the console's own messages.
  return owner === 'console' ? `messages-console-${language}` : `messages-${language}`;
}

function modulesOf(paths: string[]): RegExp {
  const separator = String.raw`[\\/]`;
  return new RegExp(`(?:${paths.join('|').replaceAll('/', separator)})[./\\\\]`);
}

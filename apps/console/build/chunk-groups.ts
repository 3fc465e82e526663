import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>;

/** Modules of every page, the login's too, that the entry does not import. */
const everyPage = [
  '@ant-design/icons/es/icons/EyeOutlined',
  '@ant-design/icons/es/icons/GlobalOutlined',
  '@rc-component/util/es/KeyCode',
  '@rc-component/util/es/hooks/useControlledState',
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
  'console/src/pages/status/home-link',
  'console/src/pages/status/status-with-home',
  'console/src/shell/icon/icon',
  'console/src/shell/menu/use-menu-entries',
  'packages/console-kit/src/dialogs/use-form-messages',
  'packages/console-kit/src/errors/plugin-errors',
  'packages/console-kit/src/errors/use-error-messages',
  'packages/console-kit/src/guard/use-close-question',
  'packages/console-kit/src/jobs/task-queries',
  'packages/console-kit/src/jobs/use-follow',
  'packages/console-kit/src/main-menu/entries/main-entries',
  'packages/console-kit/src/main-menu/main-menu',
  'packages/console-kit/src/main-menu/menu-placement',
  'packages/console-kit/src/menu/use-is-licensed',
  'packages/console-kit/src/menu/use-page-access',
  'packages/engine/src/core/defaults-of',
  'packages/engine/src/core/same-value',
  'packages/engine/src/react/field-messages',
  'packages/schemas/data/icons/menu',
  'packages/schemas/data/media-extensions',
  'packages/schemas/src/pack-name',
  'packages/schemas/src/percent-decoded',
  'packages/widgets/src/image/image-rules',
  'packages/widgets/src/json-kinds',
  'packages/widgets/src/language-packs/pack-name',
  'packages/widgets/src/language-select/language-choices',
  'packages/widgets/src/secret/secret-value',
  'packages/widgets/src/services',
  'packages/widgets/src/text/emptied',
  'packages/widgets/src/widget-messages',
  'packages/widgets/src/widget-table',
];
/** Modules of every form, and of saving it. */
const everyForm = [
  'packages/console-kit/src/guard/unsaved-guard',
  'packages/console-kit/src/runtime-form/added-forms-query',
  'packages/console-kit/src/save/field-errors-of',
  'packages/console-kit/src/save/save-bar',
  'packages/engine/src/react/field-id',
  'packages/engine/src/react/form/form-variables',
  'packages/engine/src/react/form/nullable-widget',
  'packages/engine/src/react/form/schema-form',
  'packages/engine/src/react/store/form-store',
  'packages/engine/src/react/use-store-atom',
];
/**
 * Parts of antd that many pages load, each with all that it imports. A later one imports the earlier ones. None of them is
 * in the first load of the settings.
 */
const parts: Record<string, string[]> = {
  states: ['antd/es/skeleton/index', 'antd/es/empty/index'],
  // The inputs of the login.
  inputs: ['antd/es/input/Input', 'antd/es/input/Password', '@ant-design/icons/es/icons/EyeInvisibleOutlined'],
  icons: [String.raw`@ant-design/icons/es/icons/[A-Z]\w+`],
  popups: [
    '@rc-component/overflow/es/index',
    'antd/es/_util/PurePanel',
    'antd/es/grid/style/index',
    'antd/es/input/TextArea',
    'antd/es/space/Addon',
    'antd/es/space/index',
    'antd/es/tooltip/index',
    'antd/es/typography/index',
  ],
  menu: ['antd/es/dropdown/index', 'antd/es/menu/index'],
  dialogs: ['antd/es/modal/index', 'antd/es/drawer/index'],
  select: ['antd/es/select/index'],
  form: ['antd/es/form/index', 'antd/es/radio/index'],
  drag: [
    'packages/console-kit/src/tree/use-type-ahead',
    String.raw`@atlaskit/pragmatic-drag-and-drop[\w-]*/dist/esm/[\w/-]+`,
  ],
};

/** A page loads few chunks: a request costs a browser more than a few KB of code that it does not run. */
export const chunkGroups: CodeSplitting['groups'] = [
  // Messages by language: the console's own, those of every package and plug-in together, and those of a plug-in's pages.
  {
    name: messagesChunk,
    debugName: 'messages',
    test: /\/(?:locales|language\/messages)\/[\w-]+(?:\/[\w-]+)?\.(?:json|ts)$/,
  },
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 10,
  },
  // Static imports of the entry: libraries, which change rarely, and own code. As two chunks: many small ones compress worse.
  { name: 'base', tags: ['$initial'], test: /node_modules[\\/]/, priority: 5 },
  { name: 'start', tags: ['$initial'], priority: 4 },
  { name: 'controls', test: modulesOf(everyPage), priority: 3 },
  { name: 'session', test: modulesOf(everySession), priority: 2 },
  { name: 'forms', test: modulesOf(everyForm), priority: 1.5 },
  ...Object.entries(parts).map(([name, modules], index) => ({
    name,
    test: modulesOf(modules),
    minShareCount: 2,
    priority: 1 - index / 100,
  })),
  // What a page of these plug-ins shares with its dialogs, except the queries of fields on other pages. Without imports: other
  // plug-ins may share those.
  {
    name: (id) => pluginOf(id),
    debugName: 'plugins',
    test: /plugins[\\/](?:backup|media)[\\/]console[\\/](?!library[\\/]library-queries)[\w\\/-]+\.(?:tsx?|module\.css)$/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 0.5,
  },
];

function messagesChunk(id: string): string | null {
  const [, ofSession] = /\/language\/messages\/([\w-]+)\.ts$/.exec(id) ?? [];
  if (ofSession) return `messages-${ofSession}`;
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

function pluginOf(id: string): string | null {
  return /plugins[\\/]([\w-]+)[\\/]/.exec(id)?.[1] ?? null;
}

import type { WidgetServices } from '@signalbox/widgets';

const pumpHouse = { id: '65a1b2c3d4e5f60718293a4c', name: 'Pump house' };

/** The services of the composition root, for a project with themes, dashboards, a media library and a language pack. */
export const widgetServices: WidgetServices = {
  uploadImage: (file) => Promise.resolve({ url: `/core/fileServer/media/img/${file.name}` }),
  imageUrl: (value) => `/rest${value}`,
  themes: {
    builtIn: [
      { id: 'signal-light', name: 'Signal light', type: 'builtIn', tokens: { colorPrimary: '#1d5fd1' } },
      { id: 'signal-dark', name: 'Signal dark', type: 'builtIn', isDark: true, tokens: { colorPrimary: '#5c9dff' } },
    ],
    load: () => Promise.resolve([{ id: '65a1b2c3d4e5f60718293a4b', name: 'Harbour', type: 'custom' }]),
  },
  languages: [
    { code: 'zh_Hans', label: '简体中文' },
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français' },
    { code: 'ar', label: 'العربية' },
  ],
  defaultLanguage: 'zh_Hans',
  languagePacks: {
    list: () =>
      Promise.resolve([
        { code: 'fr', label: 'Français', filePath: '/core/fileServer/mediaLibrary/languagePack/Français[fr].json' },
      ]),
    upload: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
  dashboards: { search: async () => ({ items: [pumpHouse], total: 1 }), find: async () => pumpHouse },
};

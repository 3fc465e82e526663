import { seedId, type StoredDocument } from '@signalbox/platform-kit';

export const demoThemes: StoredDocument[] = [
  theme({ name: 'Harbour', isDark: false, tokens: { colorPrimary: '#0b6e99', colorInfo: '#0b6e99', borderRadius: 4 } }),
  theme({ name: 'Pine', isDark: false, tokens: { colorPrimary: '#2f6f4f', colorSuccess: '#2f6f4f', borderRadius: 8 } }),
  theme({
    name: 'Night shift',
    isDark: true,
    tokens: { colorPrimary: '#d0892f', colorBgBase: '#14171c', borderRadius: 6 },
  }),
];

function theme(options: { name: string; isDark: boolean; tokens: Record<string, string | number> }): StoredDocument {
  return { id: seedId(`theme/${options.name}`), type: 'custom', ...options };
}

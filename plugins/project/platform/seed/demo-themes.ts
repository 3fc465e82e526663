import { seedId, type Stored } from '@signalbox/platform-kit';
import type { ThemeEntity } from '@signalbox/schemas/types';

export const demoThemes = [
  theme({ name: 'Harbour', isDark: false, tokens: { colorPrimary: '#0b6e99', colorInfo: '#0b6e99', borderRadius: 4 } }),
  theme({ name: 'Pine', isDark: false, tokens: { colorPrimary: '#2f6f4f', colorSuccess: '#2f6f4f', borderRadius: 8 } }),
  theme({
    name: 'Night shift',
    isDark: true,
    tokens: { colorPrimary: '#d0892f', colorBgBase: '#14171c', borderRadius: 6 },
  }),
];

function theme(options: Omit<ThemeEntity, 'id' | 'type'>): Stored<ThemeEntity> {
  return { id: seedId(`theme/${options.name}`), type: 'custom', ...options };
}

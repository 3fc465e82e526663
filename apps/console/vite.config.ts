import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups';
import { compressAssets } from './build/compress-assets';
import { englishForMissing } from './build/english-for-missing';
import { leanAntd } from './build/lean-antd';

const platform = process.env.PLATFORM_URL ?? 'http://127.0.0.1:3030';

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
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

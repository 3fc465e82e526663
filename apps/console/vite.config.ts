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
  // React itself has the hook.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  server: { proxy: { '/rest': platform, '/ws': { target: platform, ws: true } } },
  build: {
    target: 'es2022',
    // Read by the size report.
    manifest: true,
    modulePreload: { resolveDependencies: withoutEveryPage },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /node_modules[\\/](?:@rc-component|@ant-design)[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

/** Leaves out chunks that every page has loaded before it imports another: a list of what an import needs would only repeat them. */
function withoutEveryPage(_file: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return needed;
  return needed.filter((each) => !/^assets\/(?:react|base|index|rolldown-runtime)-[\w-]{8}\.js$/.test(each));
}

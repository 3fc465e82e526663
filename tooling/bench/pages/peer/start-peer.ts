import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** Builds the peer's page in production mode and serves it. `?n=1000`: 1,000 pages. */
export async function startPeer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = import.meta.dirname;
  const common = { root, configFile: false, logLevel: 'error' } as const;
  const outDir = '../../dist/pages';
  await build({
    ...common,
    mode: 'production',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  });
  const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The preview server has no address.');
  return { url, stop: () => server.close() };
}

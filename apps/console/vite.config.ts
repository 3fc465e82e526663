import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const platform = process.env.PLATFORM_URL ?? 'http://127.0.0.1:3030';

export default defineConfig({
  base: '/',
  plugins: [react()],
  server: { proxy: { '/rest': platform, '/ws': { target: platform, ws: true } } },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One request per language: the words of every package and plug-in together.
            { name: (id) => wordsChunk(id), debugName: 'words', test: /\/words\/[\w-]+\.json/ },
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom)[\\/]/, priority: 10 },
          ],
        },
      },
    },
  },
});

function wordsChunk(id: string): string | null {
  const language = /\/words\/([\w-]+)\.json/.exec(id)?.[1];
  return language ? `words-${language}` : null;
}

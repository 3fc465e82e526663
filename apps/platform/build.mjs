import { build } from 'esbuild';

// Workspace packages are TypeScript and JSON: they go into the bundle. Packages from the registry stay outside.
await build({
  // Workers are separate files beside the program.
  entryPoints: {
    main: 'src/main.ts',
    'archive-worker': '@signalbox/archive/worker',
    'inspection-worker': '@signalbox/platform-kit/inspection-worker',
  },
  outdir: process.argv[2] ?? 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'registry-packages-outside',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@signalbox/') ? undefined : { path, external: true },
        ),
    },
  ],
});

import { build, type Plugin } from 'esbuild';

interface ModuleSet {
  /** Module name → code. Modules import each other by these names. */
  modules: Record<string, string>;
  /** The module whose exports the bundle has. */
  entry: string;
}

/**
 * One ES module of all `modules`, formatted stably. Imports that start with `./` stay outside: the runtime, which all
 * validators share, and modules that a form loads on demand.
 */
export async function bundleModules({ modules, entry }: ModuleSet): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [inMemory(modules)],
  });
  const code = result.outputFiles[0]?.text ?? '';
  // esbuild names each module in a comment; the names mean nothing outside this file.
  return code.replaceAll(/^\/\/ memory:.*\n/gm, '');
}

function inMemory(modules: Record<string, string>): Plugin {
  return {
    name: 'memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path }) =>
        path.startsWith('./') ? { path, external: true } : { path, namespace: 'memory' },
      );
      onLoad({ filter: /.*/, namespace: 'memory' }, ({ path }) => ({ contents: modules[path], loader: 'js' }));
    },
  };
}

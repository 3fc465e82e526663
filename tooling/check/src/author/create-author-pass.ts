import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import {
  createGenerationCache,
  generateAll,
  type Outputs,
  schemaTables,
  readSchemaTree,
  writeOutputs,
} from '@signalbox/codegen';
import type { AuthorError, SchemaUpdate, ValidatorModule } from '@signalbox/schemas/author-update';
import { checkAuthored } from '../check-all';
import { createSourceCache } from '@signalbox/schema-check';

/** Result of one pass over the schemas. */
export interface AuthorPass {
  errors: AuthorError[];
  /** What changed since the console was built. Undefined if an error prevents generating: the last version stays. */
  update?: SchemaUpdate;
  /** Generated files that were written, relative to their `generated` folder. */
  written: string[];
  /** Milliseconds of the check, and of generating. */
  checked: number;
  generated: number;
}

interface AuthorFolders {
  /** `packages/schemas`. */
  root: string;
  /** The folder of plug-ins. */
  plugins?: string;
}

/** Returns a function that checks the schemas and generates what changed since its last call. */
export function createAuthorPass({ root, plugins }: AuthorFolders): () => Promise<AuthorPass> {
  const sources = createSourceCache();
  const generation = createGenerationCache();
  const folder = join(root, 'generated');
  let built: Outputs | undefined;
  return async () => {
    const start = performance.now();
    const { errors, canGenerate } = checkAuthored({ root, plugins, cache: sources });
    const checked = performance.now() - start;
    if (!canGenerate) {
      // The console is built from files of an earlier run: later all modules count as changed.
      built ??= {};
      return { errors, written: [], checked, generated: 0 };
    }
    const all = await generateAll({ root, plugins }, generation);
    const written = all.flatMap((each) => writeOutputs(each.folder, each.outputs));
    const outputs = all.find((each) => each.folder === folder)?.outputs ?? {};
    built ??= outputs;
    return {
      errors,
      update: updateOf({ root, outputs, built }),
      written,
      checked,
      generated: performance.now() - start - checked,
    };
  };
}

function updateOf({ root, outputs, built }: { root: string; outputs: Outputs; built: Outputs }): SchemaUpdate {
  const modules = Object.entries(outputs).flatMap(([path, code]): ValidatorModule[] =>
    isModule(path) && built[path] !== code ? [{ file: basename(path), code, hash: hashOf(code) }] : [],
  );
  const runtime = outputs['validators/runtime.js'] ?? '';
  return {
    tables: schemaTables(readSchemaTree(root)),
    messages: Object.fromEntries(
      Object.entries(outputs).flatMap(([path, text]) => {
        const language = /^locales\/([\w-]+)\.json$/.exec(path)?.[1];
        return language === undefined ? [] : [[language, JSON.parse(text) as SchemaUpdate['messages'][string]]];
      }),
    ),
    // Every module imports the runtime beside it.
    modules: modules.length === 0 ? [] : [...modules, { file: 'runtime.js', code: runtime, hash: hashOf(runtime) }],
  };
}

/** Validators of forms and of conditions. Those of entities belong to routes, which a restart renews. */
function isModule(path: string): boolean {
  return path.startsWith('validators/') && path.endsWith('.js') && !/\/(runtime|entities)\.js$/.test(path);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

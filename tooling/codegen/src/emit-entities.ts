import { testModule } from '@signalbox/form-compiler';
import type { JsonSchema } from '@signalbox/schemas';
import { bundleModules } from './bundle-modules';
import { entityTypeName, typeName } from './type-names';
import type { Outputs } from './write-outputs';

/** Where the generated modules are, and what they import. */
interface EntityModules {
  /** Folder of the modules, below `generated/`; ends with a slash. */
  folder: string;
  /** Modules with the type `DeclaredEntity`, with the types of entities, and with the runtime of validators. */
  definitions: string;
  types: string;
  runtime: string;
}

interface EntitiesToEmit {
  /** Resolved, by name. */
  entities: Record<string, JsonSchema>;
  shared: Record<string, JsonSchema>;
  modules: EntityModules;
}

/** One `DeclaredEntity` per file of `entities/`: `role-patch.json` → `rolePatchEntity`, of type `DeclaredEntity<RolePatch>`. */
export async function entityModules({ entities, shared, modules }: EntitiesToEmit): Promise<Outputs> {
  const named = Object.keys(entities).map((name) => ({
    name,
    value: `${typeName(name).charAt(0).toLowerCase()}${typeName(name).slice(1)}Entity`,
    type: entityTypeName(name, shared),
  }));
  const tests = Object.fromEntries(named.map(({ name }, index) => [`test${index}`, entities[name] ?? {}]));
  const exports = named.map(
    ({ name, value }, index) =>
      `export const ${value} = { ...entityOf(tests.test${index}), ...${JSON.stringify({ name, schema: entities[name] })} };`,
  );
  const declarations = named.map(({ value, type }) => `export declare const ${value}: DeclaredEntity<${type}>;`);
  const code = await bundleModules({
    entry: 'entry',
    modules: {
      entry: `import { entityOf } from './runtime.js';\nimport * as tests from 'tests';\n${exports.join('\n')}`,
      tests: testModule(tests, { allErrors: true }),
    },
  });
  return {
    [`${modules.folder}entities.js`]: code.replaceAll(' from "./runtime.js"', ` from "${modules.runtime}"`),
    [`${modules.folder}entities.d.ts`]: `import type { DeclaredEntity } from '${modules.definitions}';
import type { ${named.map(({ type }) => type).join(', ')} } from '${modules.types}';

${declarations.join('\n')}
`,
  };
}

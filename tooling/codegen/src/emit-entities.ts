import type { JsonSchema } from '@signalbox/schemas';
import { bundleModules, testModule } from './standalone';
import { entityTypeName, typeName } from './type-names';
import type { Outputs } from './write-outputs';

/** One `Entity` per file of `entities/`: `role-patch.json` → `rolePatchEntity`, of type `Entity<RolePatch>`. */
export async function entityModules(
  entities: Record<string, JsonSchema>,
  shared: Record<string, JsonSchema>,
): Promise<Outputs> {
  const named = Object.keys(entities).map((name) => ({
    name,
    value: `${typeName(name).charAt(0).toLowerCase()}${typeName(name).slice(1)}Entity`,
    type: entityTypeName(name, shared),
  }));
  const tests = Object.fromEntries(named.map(({ name }, index) => [`test${index}`, entities[name] ?? {}]));
  const code = named.map(({ value }, index) => `export const ${value} = entityOf(tests.test${index});`);
  const declarations = named.map(({ value, type }) => `export declare const ${value}: Entity<${type}>;`);
  return {
    'validators/entities.js': await bundleModules({
      entry: 'entry',
      modules: {
        entry: `import { entityOf } from './runtime.js';\nimport * as tests from 'tests';\n${code.join('\n')}`,
        tests: testModule(tests, { allErrors: true }),
      },
    }),
    'validators/entities.d.ts': `import type { Entity } from '../../src/form';
import type { ${named.map(({ type }) => type).join(', ')} } from '../types';

${declarations.join('\n')}
`,
  };
}

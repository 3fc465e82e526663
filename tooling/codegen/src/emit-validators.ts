import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { conditionSchema, formTests, hasRjsfFields, testModule } from '@signalbox/form-compiler';
import type { FormDefinition, GroupDefinition } from '@signalbox/schemas';
import { fileNameOf } from './file-name-of';
import { precompiledModule } from './emit-rjsf-fields';
import { banner } from './banner';
import { createGenerationCache, type GenerationCache } from './generation-cache';
import { loaderModules } from './emit-loaders';
import { bundleModules } from './bundle-modules';
import type { ResolvedSchemas } from './resolve-tree';
import type { Outputs } from './write-outputs';

export async function emitValidators(
  { forms, groups }: Omit<ResolvedSchemas, 'entities'>,
  cache: GenerationCache = createGenerationCache(),
): Promise<Outputs> {
  const runtime = await cache.remember('runtime', '', runtimeModule);
  const outputs: Outputs = {
    'validators/runtime.js': runtime,
    'validators/runtime-source.ts': runtimeSourceModule(runtime),
    'validators/groups.js': await cache.remember('groups', groups, () => groupsModule(groups)),
    'validators/groups.d.ts': `import type { ConditionTest } from '../../src/form';\n\n/** Group key → test for its \`visibleWhen\`; only groups that have one. */\nexport declare const groupVisible: Record<string, ConditionTest>;\n`,
    ...loaderModules({ forms, groups }),
    'validators/all.ts': staticModule(forms),
  };
  for (const form of forms)
    Object.assign(outputs, await cache.remember(`form ${form.id}`, form, () => inForm(form, () => formFiles(form))));
  return outputs;
}

async function formFiles(form: FormDefinition): Promise<Outputs> {
  const name = fileNameOf(form.id);
  const outputs: Outputs = {
    [`validators/${name}.js`]: await formModule(form),
    [`validators/${name}.d.ts`]: `import type { CompiledForm } from '../../src/form';\n\nexport declare const compiledForm: CompiledForm;\n`,
  };
  if (!hasRjsfFields(form)) return outputs;
  return {
    ...outputs,
    [`validators/${name}.rjsf-fields.js`]: await precompiledModule(form),
    [`validators/${name}.rjsf-fields.d.ts`]: `import type { PrecompiledTests } from '../../src/form';\n\nexport declare const precompiledTests: PrecompiledTests;\n`,
  };
}

async function formModule(form: FormDefinition): Promise<string> {
  const { conditions, members } = formTests(form);
  const entry = `
    import { errorsOf, conditionOf } from './runtime.js';
    import { form } from 'form';
    import * as tests from 'tests';
    export const compiledForm = {
      ${members.join('\n')}
      ${hasRjsfFields(form) ? `rjsfFields: async () => (await import('./${fileNameOf(form.id)}.rjsf-fields.js')).precompiledTests,` : ''}
    };`;
  return bundleModules({
    entry: 'entry',
    modules: {
      entry,
      form: testModule({ form: form.schema }, { allErrors: true }),
      tests: testModule(conditions, { allErrors: false }),
    },
  });
}

async function groupsModule(groups: GroupDefinition[]): Promise<string> {
  const conditional = groups.filter((group) => group.visibleWhen !== undefined);
  const tests = Object.fromEntries(conditional.map((group) => [group.key, conditionSchema(group.visibleWhen ?? {})]));
  const entries = conditional.map(({ key }) => `${JSON.stringify(key)}: conditionOf(tests[${JSON.stringify(key)}]),`);
  return bundleModules({
    entry: 'entry',
    modules: {
      entry: `import { conditionOf } from './runtime.js';\nimport * as tests from 'tests';\nexport const groupVisible = {${entries.join('\n')}};`,
      tests: testModule(tests, { allErrors: false }),
    },
  });
}

async function runtimeModule(): Promise<string> {
  const entry = fileURLToPath(new URL('validator-runtime.ts', import.meta.url));
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
  });
  // esbuild names each file in a comment, by its path from the folder of the command.
  return (result.outputFiles[0]?.text ?? '').replaceAll(/^\/\/ .*\n/gm, '');
}

/** The runtime as text, for validators that are compiled at run time: each has its own copy. */
function runtimeSourceModule(runtime: string): string {
  const source = runtime.replace(/^export \{[^}]*\};\n?/m, '');
  return `${banner}/** Declares the functions of \`runtime.js\` in the scope that it is written into. */\nexport const runtimeSource = ${JSON.stringify(source)};\n`;
}

function staticModule(forms: FormDefinition[]): string {
  const imports = forms.map(
    ({ id }, index) => `import { compiledForm as form${index} } from './${fileNameOf(id)}.js';`,
  );
  const entries = forms.map(({ id }, index) => `  '${id}': form${index},`);
  return `${banner}import type { CompiledForm } from '../../src/form';
${imports.join('\n')}

export { groupVisible } from './groups.js';

/** Form id → its compiled code. */
export const compiledForms: Record<string, CompiledForm> = {
${entries.join('\n')}
};
`;
}

/** Adds the form's id to an error of compiling. */
async function inForm<Result>(form: FormDefinition, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(`${form.id}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

import { testModule } from '@signalbox/form-compiler';
import { rjsfTestOptions, rjsfTests } from '@signalbox/form-compiler/rjsf-tests';
import type { FormDefinition } from '@signalbox/schemas';
import { bundleModules } from './bundle-modules';

/** Code of the module with all schemas that RJSF evaluates for its fields of a form, by RJSF's own hashes. */
export async function precompiledModule(form: FormDefinition): Promise<string> {
  const { schemas, members } = rjsfTests(form);
  return bundleModules({
    entry: 'entry',
    modules: {
      entry: `import * as tests from 'tests';\nexport const precompiledTests = {${members.join('\n')}};`,
      tests: testModule(schemas, rjsfTestOptions),
    },
  });
}

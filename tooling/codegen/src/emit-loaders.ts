import type { FormDefinition, GroupDefinition } from '@signalbox/schemas';
import { banner } from './banner';
import { splitForms } from './emit-registry';
import type { Outputs } from './write-outputs';
import { fileNameOf } from './file-name-of';

/**
 * Modules that the console loads on demand: one for each settings page, with its forms and their compiled code, and one
 * for each dialog. The list of pages grows with groups and not with forms, because every settings page loads it.
 */
export function loaderModules({ forms, groups }: { forms: FormDefinition[]; groups: GroupDefinition[] }): Outputs {
  const { tabs, dialogs } = splitForms({ forms, groups });
  const pages = groups.filter((group) => !group.isDialogs);
  return {
    'validators/index.ts': pagesModule(pages),
    'validators/dialogs.ts': dialogsModule(dialogs),
    ...Object.fromEntries(
      pages.map(({ key }) => [
        `pages/${key}.ts`,
        pageModule({ key, forms: tabs.filter((form) => form.place.group === key) }),
      ]),
    ),
  };
}

function pagesModule(pages: GroupDefinition[]): string {
  const entries = pages.map(({ key }) => `  '${key}': async () => (await import('../pages/${key}')).page,`);
  return `${banner}import type { ConditionTest, PageForms } from '../../src/form';
import { replacedCode } from '../../src/replaced-code';

const loaders: Record<string, () => Promise<PageForms>> = {
${entries.join('\n')}
};

/** Loads the forms of one settings page and their compiled code, on demand. Rejects if there is no such group. */
export async function loadPage(group: string): Promise<PageForms> {
  const load = loaders[group];
  if (replacedCode.loadPage) return replacedCode.loadPage(group, load);
  if (!load) throw new Error(\`There is no group "\${group}"\`);
  return load();
}

/** Group key → test for its \`visibleWhen\`; a group that is not in it is always drawn. */
export async function loadGroupVisible(): Promise<Record<string, ConditionTest>> {
  const load = async () => (await import('./groups.js')).groupVisible;
  return replacedCode.loadGroupVisible ? replacedCode.loadGroupVisible(load) : load();
}
`;
}

function dialogsModule(dialogs: FormDefinition[]): string {
  const entries = dialogs.map(
    ({ id }) => `  '${id}': async () => (await import('./${fileNameOf(id)}.js')).compiledForm,`,
  );
  return `${banner}import type { CompiledForm } from '../../src/form';
import { replacedCode } from '../../src/replaced-code';

const loaders: Record<string, () => Promise<CompiledForm>> = {
${entries.join('\n')}
};

/** Loads the compiled code of one dialog, on demand. Rejects if there is no such dialog. */
export async function loadDialog(id: string): Promise<CompiledForm> {
  const load = loaders[id];
  if (replacedCode.loadDialog) return replacedCode.loadDialog(id, load);
  if (!load) throw new Error(\`There is no dialog "\${id}"\`);
  return load();
}
`;
}

function pageModule({ key, forms }: { key: string; forms: FormDefinition[] }): string {
  const imports = forms.map(
    ({ id }, index) => `import { compiledForm as form${index} } from '../validators/${fileNameOf(id)}.js';`,
  );
  return `${banner}import type { PageForms } from '../../src/form';
import { forms } from '../forms/${key}';
${imports.join('\n')}

export const page: PageForms = {
  forms,
  compiled: {
${forms.map(({ id }, index) => `    '${id}': form${index},`).join('\n')}
  },
};
`;
}

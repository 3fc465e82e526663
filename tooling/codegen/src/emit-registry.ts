import { without } from '@signalbox/form-compiler/without';
import type { CollectionDefinition, FormDefinition, GroupDefinition } from '@signalbox/schemas';
import { banner } from './banner';
import type { Outputs } from './write-outputs';

interface Registry {
  forms: FormDefinition[];
  groups: GroupDefinition[];
  collections: CollectionDefinition[];
}

/**
 * The menu needs the groups on every page. A settings page needs the forms of its own group, which have a file of their
 * own. The server and the search read all forms together. Dialogs load with the first page that opens one.
 */
export function emitRegistry({ forms, groups, collections }: Registry): Outputs {
  const { tabs, dialogs } = splitForms({ forms, groups });
  const pages = groups.filter((group) => !group.isDialogs);
  return {
    'forms.ts': allTabs({ tabs, groups: pages }),
    ...Object.fromEntries(
      pages.map(({ key }) => [
        `forms/${key}.ts`,
        formsFile({
          forms: tabs.filter((form) => form.place.group === key),
          definitions: '../../src/form',
          about: 'The tabs of this page',
        }),
      ]),
    ),
    'dialogs.ts': formsFile({
      forms: dialogs,
      type: 'DialogId',
      name: 'dialogs',
      definitions: '../src/form',
      about: 'Every dialog',
    }),
    'collections.ts': `${banner}import type { CollectionDefinition } from '../src/collection';

/** Every list page, by order. Its form is the dialog with the same id. */
export const collections: readonly CollectionDefinition[] = ${asJson(collections.map(withoutSchemaLine))};
`,
    'groups.ts': `${banner}import type { GroupDefinition } from '../src/form';

export type GroupKey = ${unionOf(pages.map((group) => group.key))};

/** Every settings page, by order. */
export const groups = groupList() as readonly (GroupDefinition & { key: GroupKey })[];

function groupList(): unknown {
  return ${asJson(pages.map(withoutSchemaLine))};
}
`,
  };
}

/** Forms of dialog groups are separate: they are not tabs, and their values are not settings. */
export function splitForms({ forms, groups }: { forms: FormDefinition[]; groups: GroupDefinition[] }): {
  tabs: FormDefinition[];
  dialogs: FormDefinition[];
} {
  const dialogGroups = new Set(groups.filter((group) => group.isDialogs).map((group) => group.key));
  return {
    tabs: forms.filter((form) => !dialogGroups.has(form.place.group)),
    dialogs: forms.filter((form) => dialogGroups.has(form.place.group)),
  };
}

function allTabs({ tabs, groups }: { tabs: FormDefinition[]; groups: GroupDefinition[] }): string {
  const imports = groups.map(({ key }, index) => `import { forms as group${index} } from './forms/${key}';`);
  return `${banner}import type { FormDefinition } from '../src/form';
${imports.join('\n')}

export type FormId = ${unionOf(tabs.map((form) => form.id))};

/** Every settings tab, by group order, then order within its strip. */
export const forms = [${groups.map((_, index) => `...group${index}`).join(', ')}] as readonly (FormDefinition & { id: FormId })[];
`;
}

interface FormsFile {
  forms: FormDefinition[];
  /** Name of the union of ids. Without it, ids are strings. */
  type?: string;
  name?: string;
  /** Where the shapes are, from the file. */
  definitions: string;
  about: string;
}

function formsFile({ forms, type, name = 'forms', definitions, about }: FormsFile): string {
  return `${banner}import type { FormDefinition } from '${definitions}';
${type ? `\nexport type ${type} = ${unionOf(forms.map((form) => form.id))};\n` : ''}
/** ${about}, by group order, then order within its strip. */
export const ${name} = formList() as readonly ${type ? `(FormDefinition & { id: ${type} })` : 'FormDefinition'}[];

// The JSON as it is: subschemas may be \`false\`, which the declared shape leaves out.
function formList(): unknown {
  return ${asJson(forms.map(withoutSchemaLine))};
}
`;
}

function unionOf(names: string[]): string {
  return names.length > 0 ? names.map((name) => `'${name}'`).join(' | ') : 'never';
}

/** `$schema` is for editors. */
function withoutSchemaLine<Definition extends { $schema?: string }>(
  definition: Definition,
): Omit<Definition, '$schema'> {
  return without(definition, ['$schema']);
}

function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

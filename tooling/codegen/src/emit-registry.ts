import type { FormDefinition, GroupDefinition } from '@signalbox/schemas';
import { banner, type Outputs } from './emit-validators';
import { without } from './without';

/** Three files: the menu needs the groups on every page, the forms come with the first settings page, dialogs with the first page that opens one. */
export function emitRegistry({ forms, groups }: { forms: FormDefinition[]; groups: GroupDefinition[] }): Outputs {
  const { tabs, dialogs } = splitForms({ forms, groups });
  const pages = groups.filter((group) => !group.isDialogs);
  return {
    'forms.ts': formsFile({ forms: tabs, type: 'FormId', name: 'forms', about: 'Every settings tab' }),
    'dialogs.ts': formsFile({ forms: dialogs, type: 'DialogId', name: 'dialogs', about: 'Every dialog' }),
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

/** Forms of groups that are dialogs stand apart: they are no tabs, and their values are no settings. */
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

interface FormsFile {
  forms: FormDefinition[];
  type: string;
  name: string;
  about: string;
}

function formsFile({ forms, type, name, about }: FormsFile): string {
  return `${banner}import type { FormDefinition } from '../src/form';

export type ${type} = ${unionOf(forms.map((form) => form.id))};

/** ${about}, by group order, then order within its strip. */
export const ${name} = formList() as readonly (FormDefinition & { id: ${type} })[];

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

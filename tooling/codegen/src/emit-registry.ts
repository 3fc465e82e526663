import type { FormDefinition, GroupDefinition } from '@signalbox/schemas';
import { banner, type Outputs } from './emit-validators';
import { without } from './without';

/** Two files: the menu needs the groups on every page, the forms come with the first settings page. */
export function emitRegistry({ forms, groups }: { forms: FormDefinition[]; groups: GroupDefinition[] }): Outputs {
  return {
    'forms.ts': `${banner}import type { FormDefinition } from '../src/form';

export type FormId = ${unionOf(forms.map((form) => form.id))};

/** Every form, by group order, then order within its strip. */
export const forms = formList() as readonly (FormDefinition & { id: FormId })[];

// The JSON as it is: subschemas may be \`false\`, which the declared shape leaves out.
function formList(): unknown {
  return ${asJson(forms.map(withoutSchemaLine))};
}
`,
    'groups.ts': `${banner}import type { GroupDefinition } from '../src/form';

export type GroupKey = ${unionOf(groups.map((group) => group.key))};

/** Every group, by order. */
export const groups = groupList() as readonly (GroupDefinition & { key: GroupKey })[];

function groupList(): unknown {
  return ${asJson(groups.map(withoutSchemaLine))};
}
`,
  };
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

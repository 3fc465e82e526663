import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const formsPerPage = 10;

/** Key of a page that `addForms` makes. */
export function addedPage(index: number): string {
  return `bench_${index}`;
}

/** Forms and dialogs of the workspace. */
export function formCount(root: string): number {
  const files = readdirSync(join(root, 'packages/schemas/forms'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('form.json')).length;
}

/** Writes the folders of `count` ordinary tabs and of their pages into a workspace. Every tab has its own messages. */
export function addForms(root: string, count: number): void {
  for (let index = 0; index < count; index++) {
    const page = addedPage(Math.floor(index / formsPerPage));
    const folder = join(root, 'packages/schemas/forms', page);
    if (index % formsPerPage === 0) {
      writeJson(join(folder, 'group.json'), groupOf(page, index));
      writeMessages(folder, { title: `Works ${index}`, description: `Settings of works ${index}.` });
    }
    writeJson(join(folder, `tab-${index}`, 'form.json'), formOf(page, index));
    writeMessages(join(folder, `tab-${index}`), messagesOf(index));
  }
}

function groupOf(key: string, order: number) {
  return {
    $schema: '../../meta/group.schema.json',
    key,
    order: 1000 + order,
    icon: 'tool',
    permission: { view: 'setting.view', edit: 'setting.edit' },
  };
}

function formOf(page: string, index: number) {
  const text = { type: 'string', minLength: 1, maxLength: 200 };
  return {
    $schema: '../../../meta/form.schema.json',
    id: `${page}/tab-${index}`,
    place: { group: page, order: 10 + index, icon: 'tool' },
    permission: { edit: 'setting.edit' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        [`bench${index}`]: {
          type: 'object',
          additionalProperties: false,
          properties: {
            isOn: { type: 'boolean', default: false },
            notice: text,
            operator: { ...text, maxLength: 30 + index },
            minutes: { type: 'integer', minimum: 1, maximum: 60 + index, default: 5 },
            level: { type: 'string', enum: ['low', 'middle', 'high'], default: 'low' },
          },
          allOf: [
            {
              if: { properties: { isOn: { const: true } }, required: ['isOn'] },
              then: { required: ['notice'], properties: { notice: true } },
              else: { properties: { notice: false } },
            },
          ],
        },
      },
    },
    uiSchema: { [`bench${index}`]: { notice: { 'ui:widget': 'textarea' } } },
  };
}

function messagesOf(index: number): Record<string, string> {
  const at = (name: string) => `bench${index}.${name}`;
  return {
    title: `Pump ${index}`,
    [`bench${index}.title`]: `Pump ${index}`,
    [at('isOn.title')]: `Pump ${index} is watched`,
    [at('notice.title')]: `Notice of pump ${index}`,
    [at('notice.help')]: `Shown to everyone who logs in while pump ${index} stands still.`,
    [at('operator.title')]: `Operator of pump ${index}`,
    [at('minutes.title')]: `Minutes between two checks of pump ${index}`,
    [at('level.title')]: `Level of pump ${index}`,
    [at('level.options.low')]: 'Low',
    [at('level.options.middle')]: 'Middle',
    [at('level.options.high')]: 'High',
  };
}

function writeMessages(folder: string, messages: Record<string, string>): void {
  for (const language of ['en', 'zh-Hans']) writeJson(join(folder, 'locales', `${language}.json`), messages);
}

function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content, null, 2));
}

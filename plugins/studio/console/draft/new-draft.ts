import type { TabDraft } from '../../shared/draft';

/** The files of a tab with one field. */
export const newDraft: TabDraft = {
  id: 'settings/example',
  form: json({
    $schema: '../../../meta/form.schema.json',
    id: 'settings/example',
    place: { group: 'settings', order: 900 },
    permission: { edit: 'setting.edit' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { exampleText: { type: 'string', minLength: 1, maxLength: 100 } },
    },
    uiSchema: {},
  }),
  messages: { en: messages('Example', 'Text'), 'zh-Hans': messages('示例', '文本') },
};

function messages(title: string, field: string): string {
  return json({ $schema: '../../../../meta/messages.schema.json', title, 'exampleText.title': field });
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

import type { FormDefinition, JsonSchema } from '@signalbox/schemas';

/** A minimal form with overrides. */
export function aForm(overrides: Partial<FormDefinition> = {}): FormDefinition {
  return {
    id: 'settings/base',
    place: { group: 'settings', order: 10 },
    permission: { edit: 'setting.edit' },
    schema: { type: 'object', additionalProperties: false, properties: {} },
    uiSchema: {},
    ...overrides,
  };
}

/** A `false` schema: the property must be absent. The types of `form.ts` do not have it. */
export const rejected = false as unknown as JsonSchema;

/** SMS settings of the specification: `signName` is shown and required only when the operator is ali. */
export const smsForm = aForm({
  id: 'notice_settings/sms',
  place: { group: 'notice_settings', order: 40 },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['sms'],
    properties: {
      sms: {
        type: 'object',
        additionalProperties: false,
        required: ['operator', 'appKey'],
        properties: {
          operator: { type: 'string', enum: ['lingxuntong', 'ali'], default: 'ali' },
          appKey: { type: 'string', minLength: 1, maxLength: 20 },
          signName: { type: 'string', minLength: 1 },
          signColor: { type: 'string' },
        },
        allOf: [
          {
            if: { properties: { operator: { const: 'ali' } }, required: ['operator'] },
            then: { required: ['signName'] },
            else: { properties: { signName: rejected } },
          },
          {
            if: { properties: { signName: { const: 'bare' } }, required: ['signName'] },
            then: { properties: { signColor: rejected } },
          },
        ],
      },
    },
  },
});

import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { acceptForm, formModule } from '../run-time';
import { importModule } from '../testing/import-module';
import { compiledFormCode } from './compiled-form-code';

/** The global that code from a schema would set if it ran. */
const evidence = '__formCodeRan';
const attacks = [
  `"]);globalThis.${evidence}=1;//`,
  `';globalThis.${evidence}=1;'`,
  '`${globalThis.' + evidence + '=1}`',
  `\\");globalThis.${evidence}=1;(\\"`,
  `*/globalThis.${evidence}=1;/*`,
  `</script><script>globalThis.${evidence}=1</script>`,
  `a\u2028globalThis.${evidence}=1//`,
  `a\u2029globalThis.${evidence}=1//`,
  `require("ajv/dist/runtime/equal").default;globalThis.${evidence}=1;//`,
  `$&$1$\`globalThis=${evidence}`,
];

async function compiled(schema: JsonObject, uiSchema?: JsonObject) {
  const { form, texts } = acceptForm({ schema, uiSchema });
  return importModule(formModule({ form, texts, code: await compiledFormCode(form) }));
}

afterEach(() => {
  const ran = Object.hasOwn(globalThis, evidence);
  Reflect.deleteProperty(globalThis, evidence);
  if (ran) throw new Error('Code of a schema ran');
});

describe.each(attacks)('the text %j', (attack) => {
  const name = attack.replaceAll('.', '_');

  it('is only a text wherever a schema has one', async () => {
    const schema: JsonObject = {
      title: attack,
      description: attack,
      properties: {
        [name]: { type: 'string', title: attack, description: attack, default: attack, minLength: 2 },
        choice: { type: 'string', enum: [attack, 'b'], enumNames: [{ en: attack }, { [name]: attack }] },
        many: { type: 'array', items: { type: 'string', enum: [attack] }, uniqueItems: true },
      },
      required: [name],
      if: { properties: { [name]: { const: attack } }, required: [name] },
      then: { required: ['choice', name] },
      [attack]: attack,
    };
    const { compiledForm, texts, form } = await compiled(schema, { [attack]: attack, 'ui:order': [attack] });
    expect(texts[`${name}.title`]).toBe(attack);
    expect(form.schema.properties?.[name]?.default).toBe(attack);
    expect(compiledForm.validate({ [name]: attack, choice: attack, many: [attack] })).toEqual([]);
    expect(compiledForm.conditions.map((test) => test({ [name]: attack }))).toEqual([true]);
    expect(compiledForm.validate({})).toMatchObject([{ keyword: 'required', params: { missingProperty: name } }]);
    expect(compiledForm.validate({ [name]: 'a', choice: 5 }).map(({ keyword }) => keyword)).toEqual(
      expect.arrayContaining(['minLength', 'enum', 'type']),
    );
  });

  it('is only text in a pattern', async () => {
    const pattern = attack.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    const { compiledForm } = await compiled({ properties: { a: { type: 'string', pattern } } });
    expect(compiledForm.validate({ a: attack })).toEqual([]);
    expect(compiledForm.validate({ a: 'b' })).toMatchObject([{ keyword: 'pattern' }]);
  });
});

it('names of an object without its own property are absent', async () => {
  const { compiledForm } = await compiled({
    additionalProperties: false,
    properties: { a: { type: 'string' } },
  });
  expect(compiledForm.validate(JSON.parse('{"toString": 1}'))).toMatchObject([{ keyword: 'additionalProperties' }]);
  expect(compiledForm.validate({})).toEqual([]);
});

it('a module of the form with the most fields imports nothing and needs no eval', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, n) => [`f${n}`, { type: 'string', maxLength: 9, format: 'date-time' }]),
  );
  const { form, texts } = acceptForm({ schema: { properties } });
  const code = formModule({ form, texts, code: await compiledFormCode(form) });
  expect(code).not.toMatch(/\b(?:import|require|eval)\b|new Function/);
  expect(code.length).toBeLessThan(1_500_000);
});

import { expect, test } from 'vitest';
import { newDraft } from '../draft/new-draft';
import { draftFields } from '../fields/draft-fields';
import { errorsOfField } from './errors-of-field';

test('has the errors at the declaration, the uiSchema and the messages of a field, and no others', () => {
  const [field] = draftFields(newDraft.form);
  if (!field) throw new Error('no field');
  const at = (file: string, pointer: string) => ({ file, pointer, line: 1, column: 1, wrong: pointer, remedy: '' });
  const own = [
    at('form.json', '/schema/properties/exampleText'),
    at('form.json', '/schema/properties/exampleText/maxLength'),
    at('form.json', '/uiSchema/exampleText/ui:widget'),
    at('translations/fr.json', '/exampleText.title'),
  ];
  const others = [
    at('form.json', '/schema/properties/exampleTexts'),
    at('form.json', '/place'),
    at('locales/en.json', '/title'),
    at('locales/en.json', '/exampleTexts.title'),
  ];
  expect(errorsOfField([...others, ...own], field)).toEqual(own);
});

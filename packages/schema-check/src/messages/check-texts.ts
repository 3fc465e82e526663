import { pointerOf } from '@signalbox/engine/core';
import type { FormDefinition, JsonValue, UiSchema } from '@signalbox/schemas';
import { isBlankText, isUnwritten } from '@signalbox/schemas/language-text';
import { isJsonObject, stringsOf } from '@signalbox/schemas/json';
import { keysOf, paramsOf } from './compare-messages';
import { completeLanguages } from './message-owners';
import type { DeclaredMessages, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { MessageFile } from './plural-forms';
import type { ValidationError } from '../validation-error';

/** Marks a message as still to be written. */
export const stubOf = (text: string): string => (isUnwritten(text) ? text : `[[${text}]]`);

/** A longer title of a tab does not fit into the strip of a narrow screen. */
export const maxTitle = 40;

/** No text is still to be written, titles of tabs fit into their strip, and something fills each param. */
export function checkTexts({ messages, forms }: Sources): ValidationError[] {
  const formOf = new Map(forms.map(({ definition }) => [`forms/${definition.id}`, definition]));
  return messages.flatMap((file) => [
    ...blankIn({ source: file.source, messages: file.definition, at: '' }),
    ...unwrittenIn({ source: file.source, messages: file.definition, at: '' }),
    ...keysOf(file.definition).flatMap((key) =>
      file.namespace.startsWith('data')
        ? []
        : [...longTitle(file, key), ...unfilled(file, { key, form: formOf.get(file.namespace) })],
    ),
  ]);
}

type Texts = Pick<MessageFile, 'source' | 'messages' | 'at'>;

/** Errors of the texts that are still to be written. */
export function unwrittenIn(texts: Texts): ValidationError[] {
  return errorsOfTexts(texts, isUnwritten, (key) => ({
    wrong: `the message "${key}" is still to be written`,
    remedy: 'replace the text and its double brackets',
  }));
}

/** Errors of the texts that show nothing. */
export function blankIn(texts: Texts): ValidationError[] {
  return errorsOfTexts(texts, isBlankText, (key) => ({
    wrong: `in the message "${key}" is nothing to see`,
    remedy: 'write a text, or remove the message if it is optional',
  }));
}

function errorsOfTexts(
  { source, messages, at }: Texts,
  isWrong: (text: string) => boolean,
  say: (key: string) => Pick<ValidationError, 'wrong' | 'remedy'>,
): ValidationError[] {
  return keysOf(messages)
    .filter((key) => isWrong(messages[key] ?? ''))
    .map((key) => errorAt(source, at + pointerOf([key]), say(key)));
}

function longTitle({ source, definition }: DeclaredMessages, key: string): ValidationError[] {
  const length = [...(definition[key] ?? '')].length;
  if (!(key === 'title' || key.startsWith('parentTabs.')) || length <= maxTitle) return [];
  return [
    errorAt(source, pointerOf([key]), {
      wrong: `the title has ${length} characters, and a tab has room for ${maxTitle}`,
      remedy: 'shorten it, and put the rest into "description"',
    }),
  ];
}

/** Params by the last part of a key. A help may show braces of a template. */
const filled: Record<string, string[]> = { unit: ['count'] };

/** Params of error messages by their keyword. All others may show braces of a template. */
const filledInErrors: Record<string, string[]> = {
  ...Object.fromEntries(
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((keyword) => [keyword, ['limit']]),
  ),
  ...Object.fromEntries(
    ['minLength', 'maxLength', 'minItems', 'maxItems'].map((keyword) => [keyword, ['limit', 'count']]),
  ),
  multipleOf: ['multipleOf'],
  enum: ['allowedValues'],
  compare: ['with'],
};

function unfilled(
  { source, definition }: DeclaredMessages,
  { key, form }: { key: string; form: FormDefinition | undefined },
): ValidationError[] {
  if (key.endsWith('.help') || key.endsWith('.placeholder')) return [];
  const [part = '', ...list] = key.split('.').toReversed();
  const ofErrors = list[0] === 'errors';
  if (ofErrors && filledInErrors[part] === undefined) return [];
  const ofPart = ofErrors ? filledInErrors : filled;
  const known = part === 'itemTitle' ? namedInTitle(form?.uiSchema, list.toReversed()) : (ofPart[part] ?? []);
  return paramsOf(definition[key] ?? '')
    .filter((name) => !known.includes(name))
    .map((name) =>
      errorAt(source, pointerOf([key]), {
        wrong: `nothing fills {${name}} in the message "${key}"`,
        remedy: known.length > 0 ? `use {${known.join('}, {')}}` : 'write the text without it',
      }),
    );
}

/** The fields of an item that the title of the list's items may have: `itemTitle` of the uiSchema at a path. */
function namedInTitle(uiSchema: UiSchema | undefined, path: readonly string[]): string[] {
  const list = path.reduce<JsonValue | UiSchema | undefined>(
    (part, name) => (isJsonObject(part) ? part[name] : undefined),
    uiSchema,
  );
  const options = isJsonObject(list) ? list['ui:options'] : undefined;
  return isJsonObject(options) ? stringsOf(options['itemTitle']) : [];
}

/** At least two words: a name such as AppKey is the same in every language. */
const words = /[A-Za-z][a-z]+ [A-Za-z][a-z]+/;

/** Texts of forms and groups that are the same in all complete languages: their translation may have been forgotten. */
export function untranslated({ messages }: Sources): ValidationError[] {
  const [model, ...others] = completeLanguages;
  return messages
    .filter(({ language }) => language === model)
    .flatMap(({ namespace, definition }) => {
      const translated = messages.filter(
        (file) => file.namespace === namespace && others.some((language) => language === file.language),
      );
      return translated.flatMap(({ source, definition: texts }) =>
        keysOf(texts)
          .filter((key) => texts[key] === definition[key] && words.test(texts[key] ?? ''))
          .map((key) =>
            errorAt(source, pointerOf([key]), {
              wrong: `the message "${key}" is the same in every language`,
              remedy: 'translate it',
            }),
          ),
      );
    });
}

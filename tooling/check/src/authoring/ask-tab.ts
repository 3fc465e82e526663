import { isReserved, maxTitle, paramsOf } from '@signalbox/schema-check';
import type { NewField, NewTab, Texts } from './new-tab';
import { fieldKinds, isFieldKind, type FieldKindName } from './field-kinds';

/** Shows a question and returns the answer, without blanks around it. */
export type Ask = (question: string) => Promise<string>;

const languageNames: Record<keyof Texts, string> = { en: 'in English', 'zh-Hans': 'in Chinese' };

/**
 * Asks for the titles and the fields of a tab. An answer that cannot be used is asked for again. `taken`: settings of other
 * tabs.
 */
export async function askTab(ask: Ask, taken: readonly string[] = []): Promise<Pick<NewTab, 'title' | 'fields'>> {
  const title = await askTexts(ask, 'Title of the tab', maxTitle);
  const fields: NewField[] = [];
  for (;;) {
    const name = await askFor(ask, 'Name of the next field, or empty if there is none: ', (answer) =>
      answer === '' && fields.length === 0 ? 'A tab needs at least one field.' : nameProblem(answer, fields, taken),
    );
    if (name === '') return { title, fields };
    fields.push(await askField(ask, name));
  }
}

async function askField(ask: Ask, name: string): Promise<NewField> {
  const kind = await askKind(ask);
  const choices = kind === 'choice' ? { choices: await askChoices(ask) } : {};
  return { name, kind, title: await askTexts(ask, `Title of ${name}`), ...choices };
}

async function askKind(ask: Ask): Promise<FieldKindName> {
  const names = Object.keys(fieldKinds).join(', ');
  for (;;) {
    const answer = await askFor(ask, `Kind (${names}): `, (each) =>
      isFieldKind(each) ? undefined : `Use one of: ${names}.`,
    );
    if (isFieldKind(answer)) return answer;
  }
}

async function askChoices(ask: Ask): Promise<string[]> {
  const choicesIn = (answer: string) => [...new Set(answer.split(',').map((each) => each.trim()))];
  const answer = await askFor(ask, 'Choices, separated by commas: ', (each) =>
    choicesIn(each).every((choice) => /^[A-Za-z0-9_-]+$/.test(choice))
      ? undefined
      : 'A choice is a word of letters, digits, _ and -; its title comes later.',
  );
  return choicesIn(answer);
}

async function askTexts(ask: Ask, what: string, maxLength = Infinity): Promise<Texts> {
  const text = (language: keyof Texts) =>
    askFor(ask, `${what} ${languageNames[language]}: `, (answer) => textProblem(answer, maxLength));
  return { en: await text('en'), 'zh-Hans': await text('zh-Hans') };
}

async function askFor(ask: Ask, question: string, problemOf: (answer: string) => string | undefined): Promise<string> {
  let hint = '';
  for (;;) {
    const answer = await ask(hint + question);
    const problem = problemOf(answer);
    if (problem === undefined) return answer;
    hint = `${problem}\n`;
  }
}

function textProblem(text: string, maxLength: number): string | undefined {
  if (text === '') return 'It cannot be empty.';
  if ([...text].length > maxLength) return `It has more than ${maxLength} characters.`;
  const [param] = paramsOf(text);
  return param === undefined ? undefined : `Nothing fills {${param}}: write it without braces.`;
}

function nameProblem(name: string, fields: NewField[], taken: readonly string[]): string | undefined {
  if (name === '') return undefined;
  if (isReserved(name)) return 'The platform uses this name itself.';
  if (taken.includes(name)) return 'Another tab has a setting of this name.';
  if (fields.some((field) => field.name === name)) return 'There is a field of this name already.';
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name) ? undefined : 'A name has letters, digits, _ and -, e.g. isOn.';
}

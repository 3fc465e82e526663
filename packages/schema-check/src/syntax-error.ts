import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Reported } from './validation-error';

/** The first error of a text that is no JSON, and its place. */
export function syntaxError(text: string, { error, offset: found }: ParseError): Reported & { offset: number } {
  if (text.trim() === '')
    return { offset: 0, wrong: 'the file is empty', remedy: 'write an object, {…}, or remove the file' };
  const code = printParseErrorCode(error);
  const offset = Math.min(found, text.length);
  const near =
    text
      .slice(offset, offset + 20)
      .split('\n')[0]
      ?.trim() ?? '';
  const wrong = `no valid JSON: ${spaced(code)}${near ? ` near ${near}` : ''}`;
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /^[}\]]/.test(near))
    return { offset: before.length - 1, wrong: 'no valid JSON: nothing follows this comma', remedy: 'remove it' };
  const [line = ''] = text.slice(offset).split('\n');
  return { offset, wrong, remedy: ofLine(line, before) ?? ofCode[code] ?? usual };
}

const usual = 'look for a missing comma, quote or bracket here or just before';

/** Returns how to mend the line, by what stands in it from the place of the error on. */
function ofLine(line: string, before: string): string | undefined {
  if (/^(<{7}|={7}|>{7})( |$)/.test(line)) return 'keep one side of the merge conflict, and remove its three marks';
  if (/^[^\s"]*[，：“”‘’｛｝［］]/.test(line) || /^"[^"]*[“”]/.test(line))
    return 'write the signs of JSON as on an English keyboard: , : " instead of ， ： “ ”';
  if (line.startsWith("'")) return 'write names and texts in double quotes';
  // After a list that is not closed, or a value that is not JSON.
  if (line.startsWith(':')) return usual;
  const [, constant] = /^(true|false|null)\b/i.exec(line) ?? [];
  if (constant) return `write ${constant.toLowerCase()}`;
  if (/^[\w-]+\s*:/.test(line)) return 'write the name in double quotes';
  const isNumber = /^[+.]?\d/.test(line) && !/["\]}]$/.test(before);
  return isNumber ? 'write a number as 10, 0.5 or -3' : undefined;
}

const ofCode: Partial<Record<string, string>> = {
  InvalidSymbol: 'a value is a text in double quotes, a number, true, false, null, an object or a list',
  ColonExpected: 'write a colon between the name and its value',
  CommaExpected: 'write a comma before it',
  CloseBraceExpected: 'add the } that is missing',
  CloseBracketExpected: 'add the ] that is missing',
  EndOfFileExpected: 'remove what follows the end of the object',
  InvalidCommentToken: 'remove the comment: JSON has none; a schema has "$comment"',
  UnexpectedEndOfComment: 'remove the comment: JSON has none; a schema has "$comment"',
  UnexpectedEndOfString: 'end the text with " on the same line; a new line in it is \\n',
  InvalidCharacter: 'write a tab in a text as \\t, and a new line as \\n',
  InvalidEscapeCharacter: 'write each backslash of a text twice: "\\\\d" for \\d',
  InvalidUnicode: 'write four digits after \\u, or each backslash twice',
};

/** `CommaExpected` → `comma expected`. */
function spaced(code: string): string {
  return code.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

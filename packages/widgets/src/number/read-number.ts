import { languageTags } from '@signalbox/engine/core';
import { keepsDigits } from '@signalbox/schemas/exact-numbers';
import { plainDigits } from '@signalbox/schemas/plain-digits';

/** A number, or the text that is none. Undefined for an empty text. */
export type TypedNumber = number | string | undefined;

/**
 * Reads a typed or pasted number with the digits of any script. A separator means what the language says. The other common
 * separators are read where they have one meaning only. Any other text is returned as it is, and so is a number of which a
 * double would lose digits.
 */
export function readNumber(typed: string, language: string): TypedNumber {
  const text = plainCharacters(typed.replace(invisible, '').trim());
  if (text === '') return undefined;
  const [, sign = '', body = '', exponent = ''] = /^([+-]?) ?(.*?)(e[+-]?\d+)?$/i.exec(text) ?? [];
  const digits = withoutGroups(body, separatorsOf(language));
  if (digits === undefined) return typed;
  const number = `${sign === '-' ? '-' : ''}${digits}${exponent}`;
  // A negative zero is zero.
  return keepsDigits(number) ? Number(number) + 0 : typed;
}

/** A number, such as `-1234.5`, as inputs show it: with the decimal separator of the language, and without groups. */
export function shownNumber(number: string, language: string): string {
  return separatorsOf(language).decimal === ',' ? number.replace('.', ',') : number;
}

/** Marks of direction, and spaces without width. */
const invisible = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** The same text in ASCII, except for the separators of Arabic. */
function plainCharacters(text: string): string {
  return plainDigits(text)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0))
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
    .replace(/[\u00A0\u2007\u2009\u202F]/g, ' ')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u3002\uFF61]/g, '.');
}

interface Separators {
  decimal: string;
  group: string;
  /** Above the thousands, groups have two digits: 12,34,567. */
  hasPairs: boolean;
}

const known = new Map<string, Separators>();

function separatorsOf(language: string): Separators {
  const separators = known.get(language) ?? newSeparators(language);
  known.set(language, separators);
  return separators;
}

function newSeparators(language: string): Separators {
  const parts = new Intl.NumberFormat(languageTags(language)).formatToParts(12_345_678.5);
  const mark = (type: string) => plainCharacters(parts.find((part) => part.type === type)?.value ?? '');
  const hasPairs = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length === 2;
  return { decimal: mark('decimal'), group: mark('group'), hasPairs };
}

/** `1.234,5` → `1234.5`. Undefined for a text that is no number, or may be one of two. */
function withoutGroups(body: string, separators: Separators): string | undefined {
  const mark = decimalMark(body, separators);
  if (mark === 'either') return undefined;
  const end = mark === undefined ? body.length : body.lastIndexOf(mark);
  const [whole, fraction] = [body.slice(0, end), body.slice(end + 1)];
  if (whole + fraction === '' || /\D/.test(fraction)) return undefined;
  const group = /\D/.exec(whole)?.[0];
  if (group === undefined) return `${whole || '0'}.${fraction || '0'}`;
  const isGroup = group !== mark && groupMarks.has(group) && isGrouped(whole, group, separators);
  return isGroup ? `${whole.replaceAll(group, '')}.${fraction || '0'}` : undefined;
}

const groupMarks = new Set([' ', "'", '.', ',', '\u066C']);
const decimalMarks = new Set(['.', ',', '\u066B']);

/** The character before the fraction. Undefined without a fraction. */
function decimalMark(body: string, separators: Separators): string | undefined {
  const marks: string[] = body.match(/\D/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined || !decimalMarks.has(last)) return undefined;
  if (last === separators.decimal || last === '\u066B') return last;
  // Two different marks: the last one is before the fraction.
  if (marks.length > 1) return marks.indexOf(last) === marks.length - 1 ? last : undefined;
  if (!isGrouped(body, last, separators)) return last;
  if (last === separators.group) return undefined;
  // A language without a meaning of the point reads it as programs write it.
  return last === '.' ? last : 'either';
}

function isGrouped(whole: string, mark: string, { hasPairs }: Separators): boolean {
  const groups = whole.split(mark).map((group) => (/^\d+$/.test(group) ? group.length : 0));
  const [first = 0, ...rest] = groups;
  if (whole.startsWith('0') || first === 0 || rest.at(-1) !== 3) return false;
  const hasSize = (size: number) => first <= size && rest.slice(0, -1).every((length) => length === size);
  return hasSize(3) || (hasPairs && hasSize(2));
}

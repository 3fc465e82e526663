/**
 * The recipients that providers accept, checked before a request. Rules of alerts are validated by the same functions.
 */

/** One address without a name, of characters that need no quotes. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>,;:"()[\]@]+@[^\s<>,;:"()[\]@]+$/.test(text);
}

/** A mobile number with or without its country code. */
export function isPhoneNumber(text: string): boolean {
  return /^\+?\d{5,20}$/.test(text);
}

/** A mobile number by which DingTalk finds a user. One of another country has its code in front, such as `+852-`. Blanks do not count. */
export function isDingtalkMobile(text: string): boolean {
  return /^(\+\d{1,4}-?)?\d{5,20}$/.test(withoutBlanks(text));
}

/** A mobile number as DingTalk takes it: messages and rules may have one in groups, such as `138 0000 0001`. */
export function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** The id of one user: DingTalk takes commas as those of a list of users. */
export function isDingtalkUser(text: string): boolean {
  return text.trim() !== '' && !text.includes(',');
}

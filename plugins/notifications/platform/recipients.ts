import { domainToASCII } from 'node:url';

/**
 * The recipients that providers accept, checked before a request. Rules of alerts are validated by the same functions.
 */

/** One address without a name, of characters that need no quotes, with a domain of any script. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    envelopeAddress(text) !== undefined &&
    /^[^\s\p{C}<>,;:"()[\]@]+@[^\s\p{C}<>,;:"()[\]@]+$/u.test(text)
  );
}

/** The address with a domain of another script as `xn--…`. Undefined if the domain cannot be written so. */
export function envelopeAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (!/[^ -~]/.test(domain)) return text;
  // `domainToASCII` takes a URL's host out of the rest.
  const ascii = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : '';
  return ascii === '' ? undefined : text.slice(0, at) + ascii;
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

const usualDay =
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))';
const leapYear = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const day = `(?:${usualDay}|${leapYear}-02-29)`;
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?';
const zone = '(?:z|[+-](?:[01]\\d|2[0-3])(?::?[0-5]\\d)?)';

/**
 * Days and times of RFC 3339 that exist, without leap seconds: neither JavaScript nor the database keeps them. Of the
 * patterns of `ajv-formats`, the short ones accept 31 February and 25 o'clock, and the exact ones are functions, which
 * standalone code cannot have inline.
 */
export const dateFormats: Partial<Record<string, RegExp>> = {
  date: new RegExp(`^${day}$`),
  time: new RegExp(`^${time}${zone}?$`, 'i'),
  'date-time': new RegExp(`^${day}[t\\s]${time}${zone}$`, 'i'),
};

/** A label of a host name, in any script: names of containers have underscores. */
const label = String.raw`(?!-)[\p{L}\p{M}\p{N}_-]{1,63}`;
/** No character that is drawn as nothing, and none of full or half width, which only looks like a letter or a full stop. */
const isVisible = String.raw`(?![^]*[\p{Default_Ignorable_Code_Point}\uff00-\uffef])`;
const ipv4 = String.raw`(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}`;
/** A name whose last label is a number: programs read it as an IPv4 address in another form, such as 0x7f.1 for 127.0.0.1. */
const numeric = String.raw`(?:[^]*\.)?(?:\p{N}+|\p{N}x[\p{N}a-f]*)\.?$`;
/** What no line contains: control characters, line separators, invisible characters, and marks that turn the direction of others. */
const excluded = String.raw`\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff`;
/** One line with no blank at its ends, with the given quantity of characters between these. */
const line = (quantity: string) => `(?:[^\\s${excluded}](?:[^${excluded}]${quantity}[^\\s${excluded}])?)?`;
/** What follows `//` in a URI, with the given quantity of characters of the host: user, host or IPv6 address, and a port that exists. */
const authority = (quantity: string) =>
  String.raw`//(?:[^\s/?#@]*@)?(?:\[[\da-f:.]+\]|[^\s\p{Cc}/?#@:[\]<>\\^|%]${quantity})` +
  String.raw`(?::(?:0*(?:6553[0-5]|655[0-2]\d|65[0-4]\d{2}|6[0-4]\d{3}|[1-5]\d{4}|\d{1,4}))?)?(?=[/?#]|$)`;
/** Protocols whose URIs have a host. */
const ofHosts = '(?:https?|wss?|ftp):';

/**
 * `uri`: with a protocol, without blanks, and with a host and port that can exist, unlike the pattern of `ajv-formats`.
 * `web-address`: if it begins with the protocol of the web, with such a host and port; a pattern says what else it may be.
 * `host`: the name of a host or an IP address in its usual form, alone: without protocol, port, path and blanks. `line`: a text that can be in a
 * header, a command or a signature as it is: one line without blanks at its ends. `key`: a line without
 * any blank, as ids and keys of providers are. `secret`: a `line` of at most 1,024 characters, or
 * keys and certificates in PEM, which may be longer.
 */
export const textFormats = {
  host: new RegExp(
    `^${isVisible}(?:${ipv4}|(?!${numeric})${label}(?:\\.${label})*\\.?|[\\da-f]*:[\\da-f]*:[\\da-f:.]*)$`,
    'iu',
  ),
  uri: new RegExp(
    `^(?:${ofHosts}${authority('+')}|(?!${ofHosts})[a-z][a-z\\d+.-]*:(?:${authority('*')}|(?!//)))\\S*$`,
    'iu',
  ),
  'web-address': new RegExp(`^(?:https?:${authority('+')}|(?!https?:))`, 'iu'),
  key: new RegExp(`^[^\\s${excluded}]*$`, 'u'),
  line: new RegExp(`^${line('*')}$`, 'u'),
  secret: new RegExp(
    `^(?:${line('{0,1022}')}|` +
      String.raw`(?:[ \t\r\n]*-----BEGIN [A-Z\d ]+-----(?:-?[\w+/=:,. \t\r\n])*-----END [A-Z\d ]+-----)+[ \t\r\n]*)$`,
    'u',
  ),
};

import { createHmac } from 'node:crypto';
import { sha256Hex } from '@signalbox/platform-kit';

interface Unsigned {
  method: 'GET' | 'POST';
  /** With the port, if it is not the standard one. */
  host: string;
  query: Record<string, string>;
  action: string;
  version: string;
  /** UTC, ISO 8601 without milliseconds: within 15 minutes of the clock of Aliyun. */
  date: string;
  nonce: string;
  body: string;
  accessKeyId: string;
  accessKeySecret: string;
}

interface Signed {
  /** Sorted and encoded as signed. */
  query: string;
  headers: Record<string, string>;
  /** Hex SHA-256 of the canonical request. */
  requestHash: string;
}

/** Signs a request by Signature V3 of Aliyun (`ACS3-HMAC-SHA256`). The secret is the key as it is. */
export function signRequest(unsigned: Unsigned): Signed {
  const { method, host, action, version, date, nonce, body, accessKeyId, accessKeySecret } = unsigned;
  const query = canonicalQuery(unsigned.query);
  const bodyHash = sha256Hex(body);
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).toSorted();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const requestHash = sha256Hex([method, '/', query, lines, names.join(';'), bodyHash].join('\n'));
  const signature = createHmac('sha256', accessKeySecret).update(`${algorithm}\n${requestHash}`).digest('hex');
  const authorization = `${algorithm} Credential=${accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { query, headers: { ...headers, authorization }, requestHash };
}

function canonicalQuery(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
}

/** RFC 3986, which reserves five more characters than `encodeURIComponent`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const algorithm = 'ACS3-HMAC-SHA256';

export type Verb = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The verb to send and the header with the real one (method override), while `settings.safeRequest` is on. */
export function overrideMethod(verb: Verb): { verb: 'GET' | 'HEAD' | 'POST'; headers: Record<string, string> } {
  switch (verb) {
    case 'GET':
    case 'HEAD':
    case 'POST':
      return { verb, headers: {} };
    case 'DELETE':
      return { verb: 'GET', headers: { [realVerbHeader]: verb } };
    case 'PUT':
    case 'PATCH':
      return { verb: 'POST', headers: { [realVerbHeader]: verb } };
  }
}

const realVerbHeader = 'x-request-http-method';

import type { DocumentParameter } from '../document/open-api';
import type { Operation } from '../document/operations-of';

/** What is typed for a call. */
export interface CallInput {
  /** By name. */
  parameters: Record<string, string>;
  /** JSON. Empty: none. */
  body: string;
}

/** A wrong input: the name of a parameter, or `body`. */
export interface InputError {
  at: string;
  reason: 'missing' | 'noJson';
}

interface CallRequest {
  /** Below `/rest/`, with its query. */
  resource: string;
  body?: string;
}

/** The request of a call, or what is wrong with its input. */
export function requestOf(operation: Operation, input: CallInput): CallRequest | { errors: InputError[] } {
  const { parameters = [], path, requestBody } = operation;
  const valueOf = ({ name }: DocumentParameter) => input.parameters[name] ?? '';
  const errors = parameters.flatMap((parameter): InputError[] => {
    const value = valueOf(parameter);
    if (value === '') return parameter.required ? [{ at: parameter.name, reason: 'missing' }] : [];
    return parameter.content && !isJson(value) ? [{ at: parameter.name, reason: 'noJson' }] : [];
  });
  const body = requestBody && input.body.trim() !== '' ? input.body : undefined;
  if (requestBody?.required && body === undefined) errors.push({ at: 'body', reason: 'missing' });
  if (body !== undefined && !isJson(body)) errors.push({ at: 'body', reason: 'noJson' });
  if (errors.length > 0) return { errors };

  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && valueOf(parameter) !== '');
  const address = inPath.reduce(
    (text, each) => text.replace(`{${each.name}}`, encodeURIComponent(valueOf(each))),
    path,
  );
  const query = inQuery
    .map((each) => `${encodeURIComponent(each.name)}=${encodeURIComponent(valueOf(each))}`)
    .join('&');
  return {
    resource: address.replace('/rest/', '') + (query === '' ? '' : `?${query}`),
    ...(body !== undefined && { body }),
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The call as a command, with a variable instead of the token. */
export function commandOf(operation: Operation, { url, body }: { url: string; body?: string }): string {
  const types = Object.keys(operation.requestBody?.content ?? {});
  const isUpload = types.some((type) => type.startsWith('multipart/'));
  const options = [
    ...(operation.verb === 'GET' ? [] : [`-X ${operation.verb}`]),
    `-H "Authorization: $TOKEN"`,
    ...(isUpload ? ['-F file=@FILE'] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ];
  return ['curl', ...options, quoted(url)].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

import { parseJson } from '@signalbox/schemas/json';
import { NoticeError } from '../../notice-error';

/** Decides how values are escaped: `json` inside the quotes of a JSON text, `form` URL-encoded, `plain` not at all. */
export type BodyFormat = 'json' | 'form' | 'plain';

interface Filling {
  template: string;
  format: BodyFormat;
  values: Record<string, string>;
}

/** Replaces `{name}`. Throws `settingWrong` if the result is not JSON although the format is, or for an unknown name. */
export function fillTemplate({ template, format, values }: Filling): string {
  const filled = replacePlaceholders(template, (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw wrong();
    return escape[format](value);
  });
  if (format === 'json' && parseJson(filled) === undefined) throw wrong();
  return filled;
}

const escape: Record<BodyFormat, (value: string) => string> = {
  json: (value) => JSON.stringify(value).slice(1, -1),
  form: encodeURIComponent,
  plain: (value) => value,
};

/** The placeholders of the text that is signed. */
export const signNames = ['phone', 'text', 'appKey', 'appSecret', 'timestamp'];
/** The placeholders of the body or query. */
export const templateNames = [...signNames, 'sign'];

export function replacePlaceholders(template: string, valueOf: (name: string) => string): string {
  return template.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => valueOf(name));
}

function wrong(): NoticeError {
  return new NoticeError('settingWrong', { params: { field: '/template' } });
}

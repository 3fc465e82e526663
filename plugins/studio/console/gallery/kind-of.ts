import type { TakenSchema } from '../../shared/gallery';

/** Last part of the message key of what a widget takes, with its params. */
interface TakenKind {
  key: string;
  params?: Record<string, string>;
}

/** In the order in which the console describes a schema: the narrowest kind first. */
export function kindOf(taken: TakenSchema): TakenKind {
  const { type = [], format, json, pattern, secret, languages, constant } = taken;
  if (secret === true) return { key: 'secret' };
  if (languages === true) return { key: 'languageText' };
  if (constant === true) return { key: 'constant' };
  if (type.includes('null')) return { key: 'note' };
  if (type.includes('array')) return { key: listKind(taken.items) };
  if (taken.choices === true) return { key: 'choice' };
  if (type.includes('object')) return objectKind(taken);
  if (taken.several === true) return { key: 'several' };
  if (type.includes('boolean')) return { key: 'flag' };
  if (type.includes('number') || type.includes('integer'))
    return { key: taken.limits === true ? 'limitedNumber' : 'number' };
  if (format !== undefined) return { key: 'format', params: { format } };
  if (json === true) return { key: 'json' };
  if (pattern !== undefined) return { key: 'pattern', params: { pattern } };
  return { key: type.includes('string') ? 'text' : 'any' };
}

function listKind(items: TakenSchema = {}): string {
  if (items.choices === true) return 'choices';
  if (items.format !== undefined) return 'files';
  if (items.type?.includes('number')) return 'values';
  return items.type?.includes('object') ? 'objects' : 'texts';
}

function objectKind({ properties, values, others }: TakenSchema): TakenKind {
  if (properties) return { key: 'properties', params: { names: properties.join(', ') } };
  if (others) return { key: 'textMap' };
  return { key: values?.type?.includes('boolean') ? 'flags' : 'object' };
}

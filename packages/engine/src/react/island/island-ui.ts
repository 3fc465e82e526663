import type { UiSchema as RjsfUiSchema } from '@rjsf/utils';
import type { JsonSchema, UiSchema } from '@signalbox/schemas';

export interface IslandNode {
  schema: JsonSchema;
  uiSchema: UiSchema;
  /** Looks up a word below this node: `title`, `items.title`, `options.a` … */
  word: (part: string) => string | undefined;
}

/** The field's uiSchema with the reader's words put in, all the way down: titles, helps, placeholders, options. */
export function islandUi(node: IslandNode): RjsfUiSchema {
  const { schema, uiSchema, word } = node;
  const result: RjsfUiSchema = { ...(uiSchema as RjsfUiSchema) };
  set(result, 'ui:title', word('title'));
  // Not `ui:help`: the antd theme shows help in place of errors.
  set(result, 'ui:description', word('help'));
  set(result, 'ui:placeholder', word('placeholder'));
  set(result, 'ui:enumNames', optionNames(schema, word));
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    result[name] = islandUi({
      schema: child,
      uiSchema: below(uiSchema, name),
      word: (part) => word(`${name}.${part}`),
    });
  }
  if (schema.items !== undefined) {
    result.items = islandUi({
      schema: schema.items,
      uiSchema: below(uiSchema, 'items'),
      word: (part) => word(`items.${part}`),
    });
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = schema[keyword];
    if (branches !== undefined)
      result[keyword] = branches.map((branch, index) => branchUi({ schema: branch, uiSchema, word }, index));
  }
  return result;
}

/** Options of a `oneOf` are named `<field>.options.<index>`; what is in them has the words of the field itself. */
function branchUi({ schema, uiSchema, word }: IslandNode, index: number): RjsfUiSchema {
  const inner = islandUi({
    schema,
    uiSchema: {},
    word: (part) => (part === 'title' ? word(`options.${index}`) : word(part)),
  });
  for (const name of Object.keys(schema.properties ?? {}))
    inner[name] = { ...(uiSchema[name] as RjsfUiSchema | undefined), ...(inner[name] as RjsfUiSchema) };
  return inner;
}

function optionNames(schema: JsonSchema, word: IslandNode['word']): string[] | undefined {
  const options = schema.enum ?? schema.items?.enum;
  const names = options?.map((option) => word(`options.${String(option)}`));
  return names?.every((name) => name !== undefined) ? names : undefined;
}

function below(uiSchema: UiSchema, name: string): UiSchema {
  const child = uiSchema[name];
  return typeof child === 'object' && child !== null && !Array.isArray(child) ? (child as UiSchema) : {};
}

function set(target: RjsfUiSchema, key: string, value: string | string[] | undefined): void {
  if (value !== undefined && target[key] === undefined) target[key] = value;
}

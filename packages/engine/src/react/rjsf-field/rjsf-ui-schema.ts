import type { UiSchema as RjsfUiSchema } from '@rjsf/utils';
import type { JsonSchema, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

interface RjsfFieldNode {
  schema: JsonSchema;
  uiSchema: UiSchema;
  /** Looks up a message below this node: `title`, `items.title`, `options.a` … */
  message: (part: string) => string | undefined;
}

/** The field's uiSchema with messages in the user's locale at every level: titles, helps, placeholders, options. */
export function rjsfUiSchema(node: RjsfFieldNode): RjsfUiSchema {
  const { schema, uiSchema, message } = node;
  const result: RjsfUiSchema = { ...(uiSchema as RjsfUiSchema) };
  set(result, 'ui:title', message('title'));
  // Not `ui:help`: the antd theme shows help in place of errors.
  set(result, 'ui:description', message('help'));
  set(result, 'ui:placeholder', message('placeholder'));
  set(result, 'ui:enumNames', optionNames(schema, message));
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    result[name] = rjsfUiSchema({
      schema: child,
      uiSchema: below(uiSchema, name),
      message: (part) => message(`${name}.${part}`),
    });
  }
  if (schema.items !== undefined) {
    result.items = rjsfUiSchema({
      schema: schema.items,
      uiSchema: below(uiSchema, 'items'),
      message: (part) => message(`items.${part}`),
    });
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = schema[keyword];
    if (branches !== undefined)
      result[keyword] = branches.map((branch, index) => branchUi({ schema: branch, uiSchema, message }, index));
  }
  return result;
}

/**
 * The options of a `oneOf` use the messages `<field>.options.<index>`; their properties use those of the field itself.
 */
function branchUi({ schema, uiSchema, message }: RjsfFieldNode, index: number): RjsfUiSchema {
  const inner = rjsfUiSchema({
    schema,
    uiSchema: {},
    message: (part) => (part === 'title' ? message(`options.${index}`) : message(part)),
  });
  // The select above shows the title.
  inner['ui:TitleFieldTemplate'] = NoTitle;
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    inner[name] = {
      // It distinguishes the branch, and is filled in (`withConstants`).
      ...(child.const === undefined ? {} : { 'ui:widget': 'hidden' }),
      ...(uiSchema[name] as RjsfUiSchema | undefined),
      ...(inner[name] as RjsfUiSchema),
    };
  return inner;
}

function NoTitle(): null {
  return null;
}

function optionNames(schema: JsonSchema, message: RjsfFieldNode['message']): string[] | undefined {
  const options = schema.enum ?? schema.items?.enum;
  const names = options?.map((option) => message(`options.${String(option)}`));
  return names?.every((name) => name !== undefined) ? names : undefined;
}

function below(uiSchema: UiSchema, name: string): UiSchema {
  const child = uiSchema[name];
  return isJsonObject(child) ? child : {};
}

function set(target: RjsfUiSchema, key: string, value: string | string[] | undefined): void {
  if (value !== undefined && target[key] === undefined) target[key] = value;
}

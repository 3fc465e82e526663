import Ajv from 'ajv/dist/2020';
import { mapSubschemas } from '@signalbox/form-compiler';
import { without } from '@signalbox/form-compiler/without';
import type { FormDefinition, JsonObject, JsonSchema } from '@signalbox/schemas';
import { banner } from '../banner';
import { splitForms } from '../emit-registry';
import { isLocal, refName, resolveForm, resolveRefs } from '@signalbox/form-compiler/plain-form';
import type { SchemaTree } from '../schema-tree';
import type { Outputs } from '../write-outputs';
import { commonComponents, commonParts, commonSchemas } from './document';
import { exampleCandidates, secretIn, withoutSecrets, withSecrets } from './example-candidates';
import { latestDraft } from './latest-draft';
import { operationOf } from './operation-of';
import { type OperationGroup, routesOf } from './operations';

/** The OpenAPI document of all routes, as a module. Throws for a row that names an unknown schema, or without a valid example. */
export function emitOpenApi(tree: SchemaTree, groups: OperationGroup[]): Outputs {
  const schemas: Record<string, JsonSchema> = { ...commonSchemas };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const group of groups) {
    const source = schemasOf(tree, group, groups[0]);
    const use = (name: string) => {
      const component = name.replaceAll(/[^\w-]+/g, '-');
      if (schemas[component] === undefined) Object.assign(schemas, latestDraft(source(name), component));
      return { $ref: `#/components/schemas/${component}` };
    };
    const example = (name: string) => exampleOf(source(name), () => validatorOf(schemas, use(name).$ref), name);
    for (const [key, declared] of Object.entries(group.operations)) {
      const { verb, paths: addresses } = routesOf(key);
      for (const path of addresses)
        (paths[path] ??= {})[verb] = operationOf(
          declared,
          { tag: group.tag, verb, path },
          { use, entity: source, example },
        );
      rejectWrongExample(declared.example, declared.body, () => validatorOf(schemas, use(declared.body ?? '').$ref));
    }
  }
  const tags = groups.map(({ tag, title }) => ({ name: tag, description: title }));
  const document = { ...commonParts, tags, paths, components: { ...commonComponents, schemas } };
  return {
    'openapi.js': `${banner}export const openApi = ${JSON.stringify(document, undefined, 1)};\n`,
    'openapi.d.ts': `${banner}import type { OpenApiDocument } from '../open-api-document';\n\nexport declare const openApi: OpenApiDocument;\n`,
  };
}

/** Finds a schema by its name in an `operations.json`: of the plug-in, else of the platform. */
function schemasOf(tree: SchemaTree, { tag, entities }: OperationGroup, platform: OperationGroup | undefined) {
  const forms = Object.fromEntries(tree.forms.map((form) => [form.id, form]));
  const find = (name: string): JsonSchema => {
    if (name in commonSchemas) return commonSchemas[name as keyof typeof commonSchemas];
    if (name === 'settings') return settingsSchema(tree);
    if (name === 'record') return { type: 'object', description: 'The schema of the model validates it.' };
    if (name.startsWith('part of ')) return without(find(name.slice('part of '.length)), ['required', 'allOf']);
    const form = name.startsWith('form ') ? forms[name.slice('form '.length)] : undefined;
    if (form) return resolveForm(form, tree).schema;
    const entity = entities[name] ?? platform?.entities[name];
    if (!entity) throw new Error(`operations.json of ${tag}: “${name}” is no schema`);
    return resolveRefs(entity, { shared: tree.shared, entities: { ...platform?.entities, ...entities } });
  };
  return find;
}

/**
 * Returns the schema of what a save of settings may have: the fields of all tabs. Their conditions are left out, as a
 * save sends only what changed.
 */
function settingsSchema(tree: SchemaTree): JsonSchema {
  const { tabs } = splitForms(tree);
  const resolved = tabs.map((form) => ownDefinitions(resolveForm(form, tree), tree));
  return {
    type: 'object',
    description: 'Only what changes. The forms of the console validate the result.',
    additionalProperties: false,
    properties: Object.assign({}, ...resolved.map(({ properties }) => properties)),
    definitions: Object.assign({}, ...resolved.map(({ definitions }) => definitions)),
  };
}

/** The schema of a form with its id in the names of its definitions: several forms may use one name. Shared values have one. */
function ownDefinitions({ id, schema }: FormDefinition, { shared }: SchemaTree): JsonSchema {
  const renamed = (name: string) => (shared[name] ? name : `${id.replaceAll('/', '.')}.${name}`);
  const { definitions = {}, ...rest } = mapRefs(schema, (ref) => `#/definitions/${renamed(refName(ref))}`);
  return {
    ...rest,
    definitions: Object.fromEntries(Object.entries(definitions).map(([name, part]) => [renamed(name), part])),
  };
}

function mapRefs(schema: JsonSchema, change: (ref: string) => string): JsonSchema {
  if (typeof schema !== 'object') return schema;
  const part = mapSubschemas(schema, (inner) => mapRefs(inner, change));
  return part.$ref !== undefined && isLocal(part.$ref) ? { ...part, $ref: change(part.$ref) } : part;
}

type Validate = (value: unknown) => boolean;

function validatorOf(schemas: Record<string, JsonSchema>, $ref: string): Validate {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile({ components: { schemas }, $ref });
  return (value) => validate(value);
}

function exampleOf(schema: JsonSchema, validator: () => Validate, name: string): JsonObject | undefined {
  const validate = validator();
  const found = exampleCandidates(schema).find(validate);
  if (!found) throw new Error(`“${name}” has no example: add a valid one to the row of its operations.json`);
  return Object.keys(found).length === 0 ? undefined : withoutSecrets(found);
}

function rejectWrongExample(example: JsonObject | undefined, body = '', validator: () => Validate): void {
  const secret = secretIn(example);
  if (secret !== undefined) throw new Error(`The example of “${body}” has a secret at ${secret}: leave it empty`);
  if (example && !validator()(withSecrets(example))) throw new Error(`The example of “${body}” is not valid`);
}

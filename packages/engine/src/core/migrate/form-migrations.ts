import type { JsonSchema, MigrationStep } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';
import type { FormPlan, Pointer } from '../contract';
import { isWithin, pathOf, pointerOf } from '../pointer';
import type { InnerStep, PlannedStep, SettingMigration } from './setting-migration';

/** Returns the migrations of a form: its renamed properties first, then the entries of `migrate` in their order. */
export function formMigrations(plan: FormPlan): SettingMigration[] {
  const { id, migrate = [] } = plan.form;
  return [
    ...renamedProperties(plan.form.schema, []).map(({ path, from }) => ({
      form: id,
      version: pointerOf(path),
      steps: moveSteps(plan, pointerOf([...path.slice(0, -1), from]), pointerOf(path)),
    })),
    ...migrate.map(({ steps }, index) => ({
      form: id,
      version: String(index + 1),
      steps: steps.flatMap((step) => planStep(plan, step)),
    })),
  ];
}

/** The schema of a place of a form; `*` stands for the items of a list. Undefined: the form does not declare it. */
export function schemaOfPlace(schema: JsonSchema, pointer: Pointer): JsonSchema | undefined {
  return pathOf(pointer).reduce<JsonSchema | undefined>((at, name) => {
    const child: unknown = name === '*' ? at?.items : at?.properties?.[name];
    return isSchema(child) ? child : undefined;
  }, schema);
}

/** The field of a form that is, or contains, this place. */
export function fieldOfPlace(plan: Pick<FormPlan, 'fields'>, pointer: Pointer): Pointer | undefined {
  return plan.fields.find((field) => isWithin(pointer, field.pointer))?.pointer;
}

interface RenamedProperty {
  path: string[];
  /** The earlier name. */
  from: string;
}

export function renamedProperties(schema: JsonSchema, path: string[]): RenamedProperty[] {
  const parts: [string, unknown][] = [...Object.entries(schema.properties ?? {}), ['*', schema.items]];
  return parts.flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const at = [...path, name];
    const own = part.renamedFrom === undefined ? [] : [{ path: at, from: part.renamedFrom }];
    return [...own, ...renamedProperties(part, at)];
  });
}

function planStep(plan: FormPlan, step: MigrationStep): PlannedStep[] {
  if ('keep' in step) return [];
  if ('rename' in step) return moveSteps(plan, step.rename, step.to);
  if ('move' in step) return [{ kind: 'move', from: step.move, to: step.to }];
  if ('split' in step) {
    const to = step.to.map((pointer) => {
      const type = schemaOfPlace(plan.form.schema, pointer)?.type;
      return { pointer, isNumber: type === 'integer' || type === 'number' };
    });
    return [{ kind: 'split', from: step.split, separator: step.at, to }];
  }
  if ('map' in step) return [{ ...innerPlace(plan, step.map), kind: 'map', values: step.values }];
  const schema = schemaOfPlace(plan.form.schema, step.clamp);
  return [{ ...innerPlace(plan, step.clamp), kind: 'clamp', ...limitsOf(schema ?? {}) }];
}

/** A property inside the value of a field gets its other name there: the field would not accept both. */
function moveSteps(plan: FormPlan, from: Pointer, to: Pointer): PlannedStep[] {
  const path = pathOf(to);
  const field = fieldOfPlace(plan, to);
  if (field === undefined || field === to) return [{ kind: 'move', from, to }];
  return [{ kind: 'rename', field, path: path.slice(0, -1), from: pathOf(from).at(-1) ?? '', to: path.at(-1) ?? '' }];
}

function innerPlace(plan: FormPlan, pointer: Pointer): Pick<InnerStep, 'field' | 'path'> {
  return { field: fieldOfPlace(plan, pointer) ?? pointer, path: pathOf(pointer) };
}

/** The smallest and largest number that a clamp may leave. */
function limitsOf(schema: JsonSchema): {
  minimum: number | undefined;
  maximum: number | undefined;
  isInteger: boolean;
} {
  const isInteger = schema.type === 'integer';
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const round = (limit: number, how: (value: number) => number) => (isInteger ? how(limit) : limit);
  const least = [
    ...(schema.minimum === undefined ? [] : [round(schema.minimum, Math.ceil)]),
    ...(isInteger && above !== undefined ? [Math.floor(above) + 1] : []),
  ];
  const most = [
    ...(schema.maximum === undefined ? [] : [round(schema.maximum, Math.floor)]),
    ...(isInteger && below !== undefined ? [Math.ceil(below) - 1] : []),
  ];
  return {
    minimum: least.length === 0 ? undefined : Math.max(...least),
    maximum: most.length === 0 ? undefined : Math.min(...most),
    isInteger,
  };
}

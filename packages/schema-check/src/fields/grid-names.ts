import { type FormPlan, isWithin, type Pointer, pointerOf } from '@signalbox/engine/core';
import type { ParsedCondition, ParsedName } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema } from '@signalbox/schemas';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { Reported } from '../validation-error';

interface Name {
  name: string;
  plan: FormPlan;
  /** The object of the grid. */
  within: Pointer;
  /** Pointers that the grid names. */
  drawn: ReadonlySet<Pointer>;
}

/** Reason why a name in a grid is not that of a field or section. */
export function wrongName({ name, plan, within, drawn }: Name): Reported | undefined {
  const pointer = within + pointerOf(name.split('.'));
  const { fields, sections } = plan;
  if ([...fields, ...sections].some((each) => each.pointer === pointer)) return undefined;
  const around = fields.find((field) => isWithin(pointer, field.pointer));
  if (around)
    return {
      wrong: `"${name}" is inside of the field "${relative(around.pointer, within)}", which draws what it has by itself`,
      remedy: drawn.has(around.pointer) ? 'remove it here' : `name the field: "${relative(around.pointer, within)}"`,
    };
  const renamed = [...fields, ...sections].find((each) => earlierPointer(plan, each.pointer) === pointer);
  if (renamed)
    return {
      wrong: `"${name}" has another name now`,
      remedy: `write "${relative(renamed.pointer, within)}"`,
    };
  const known = [...sections, ...fields].map((each) => each.pointer).filter((each) => isWithin(each, within));
  return {
    wrong: `"${name}" is no field or section here`,
    remedy: suggest(
      name,
      known.filter((each) => each !== within).map((each) => relative(each, within)),
    ),
  };
}

interface Condition extends Omit<Name, 'name'> {
  condition: ParsedCondition;
  /** The names in it. */
  shown: readonly ParsedName[];
}

/** Reason why a condition of a grid cannot be evaluated. */
export function wrongCondition({ condition: { field }, shown, ...known }: Condition): Reported | undefined {
  const { plan, within } = known;
  const wrong = wrongName({ name: field, ...known });
  if (wrong) {
    const isInside = plan.fields.some(({ pointer }) => isWithin(within + pointerOf(field.split('.')), pointer));
    return isInside
      ? { ...wrong, remedy: 'remove the condition: the field shows the inputs of what is chosen in it' }
      : wrong;
  }
  if (plan.sections.some(({ pointer }) => pointer === within + pointerOf(field.split('.'))))
    return { wrong: `"${field}" is a section, which has no value to compare`, remedy: 'name one of its fields' };
  if (plan.fields.some(({ pointer, isSecret }) => isSecret && pointer === within + pointerOf(field.split('.'))))
    return { wrong: `"${field}" is a secret: the browser does not know its text`, remedy: 'name another field' };
  if (shown.some(({ name }) => field === name || field.startsWith(`${name}.`)))
    return {
      wrong: `the condition hides "${field}", which it reads: no user could change it back`,
      remedy: `move "${field}" out of the condition`,
    };
  return undefined;
}

function relative(pointer: Pointer, within: Pointer): string {
  return pointer.slice(within.length + 1).replaceAll('/', '.');
}

/** Returns where the field was before `renamedFrom`. Undefined if it has that name from the start. */
function earlierPointer({ form }: FormPlan, pointer: Pointer): Pointer | undefined {
  const path = pointer.slice(1).split('/');
  const schema = path.reduce<JsonSchema | undefined>((at, name) => at?.properties?.[name], form.schema);
  return schema?.renamedFrom === undefined ? undefined : pointerOf([...path.slice(0, -1), schema.renamedFrom]);
}

import type { FormDefinition, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { rejectCircles } from './conditions/condition-circles';
import { conditionClauses } from './conditions/condition-clauses';
import { readsOf } from './conditions/condition-reads';
import type { FieldPlan, FormPlan, Pointer, SectionPlan } from './contract';
import { inGridOrder } from './grid-order';
import { isOptionalField, isOptionalType, optionalTypes } from './optional-sections';
import { takesNull, withoutNull } from './null-values';
import { around, isWithin, ownerOf, pointerOf } from './pointer';
import { isSection, rjsfWidget, widgetFor } from './widget-for';

/**
 * Flattens a form into its fields and sections, in rendering order.
 * Throws when conditions depend on each other in a circle: no evaluation order would be correct.
 */
export function planForm(form: FormDefinition): FormPlan {
  const plan: FormPlan = { form, fields: [], sections: [], conditions: [], grid: form.uiSchema['ui:grid'] };
  const rules: Rule[] = [];
  walkSection({ schema: form.schema, uiSchema: form.uiSchema, path: [] }, plan, rules);
  plan.fields = inGridOrder(plan);
  applyRules(plan, rules);
  const places = new Map(plan.fields.map((field, index) => [field.pointer, index]));
  for (const condition of plan.conditions) {
    condition.readsSections = sectionsRead(plan, condition.reads);
    condition.reads = fieldsRead(plan, places, condition.reads);
  }
  rejectCircles(plan);
  return plan;
}

/** A deprecated field is drawn only where a value is stored. */
export function isDeprecated(field: Pick<FieldPlan, 'schema'>): boolean {
  return field.schema.deprecated === true;
}

interface Node {
  schema: JsonSchema;
  uiSchema: UiSchema;
  path: string[];
  /** The innermost optional section around it, or itself. */
  optionalIn?: Pointer;
}

/** The effect of one condition on everything at or below `target`. */
interface Rule {
  effect: 'shows' | 'requires' | 'narrows';
  target: Pointer;
  condition: number;
  /** The values that are left by `narrows`. */
  values?: JsonValue[];
}

function walkSection(node: Node, plan: FormPlan, rules: Rule[]): void {
  planConditions(node, plan, rules);
  const section = pointerOf(node.path);
  for (const name of orderedNames(node)) {
    const child = childOf(node, name);
    const isRequired = node.schema.required?.includes(name) ?? false;
    planVisibility(child, plan, rules);
    if (isSection(child)) {
      const planned = sectionPlan({ child, section, isRequired, rules }, plan.form.uiSchema);
      plan.sections.push(planned);
      walkSection(planned.isOptional ? { ...child, optionalIn: planned.pointer } : child, plan, rules);
    } else {
      plan.fields.push(fieldPlan({ child, section, isRequired }, plan.form));
    }
  }
}

function childOf(node: Node, name: string): Node {
  const uiSchema = node.uiSchema[name];
  return {
    schema: node.schema.properties?.[name] ?? {},
    uiSchema: isJsonObject(uiSchema) ? uiSchema : {},
    path: [...node.path, name],
    ...inOptional(node),
  };
}

interface PlannedNode {
  child: Node;
  section: Pointer;
  isRequired: boolean;
}

function inOptional({ optionalIn }: Node): Pick<Node, 'optionalIn'> {
  return optionalIn === undefined ? {} : { optionalIn };
}

/** `rules`: those of the sections around it. */
function sectionPlan(node: PlannedNode & { rules: Rule[] }, root: UiSchema): SectionPlan {
  const { child, section, isRequired, rules } = node;
  const pointer = pointerOf(child.path);
  const isDemanded = isRequired || rules.some(({ effect, target }) => effect === 'requires' && target === pointer);
  return {
    pointer,
    messageKey: child.path.join('.'),
    section,
    isRequired,
    isOptional: !isDemanded && isOptionalType('object', child.uiSchema, optionalTypes(root)),
    ...inOptional(child),
    when: [],
    grid: child.uiSchema['ui:grid'],
  };
}

function fieldPlan({ child, section, isRequired }: PlannedNode, form: FormDefinition): FieldPlan {
  const { definitions } = form.schema;
  const own = withoutNull(child.schema);
  const widget = widgetFor({ schema: own, uiSchema: child.uiSchema });
  // RJSF resolves references in the field's schema.
  const schema = widget === rjsfWidget && definitions !== undefined ? { ...own, definitions } : own;
  return {
    pointer: pointerOf(child.path),
    path: child.path,
    messageKey: child.path.join('.'),
    schema,
    uiSchema: child.uiSchema,
    widget,
    isNullable: takesNull(child.schema),
    isRequired,
    requiredWhen: [],
    narrowedWhen: [],
    isSecret: schema.writeOnly === true,
    when: [],
    section,
    ...inOptional(child),
    isOptional:
      !takesNull(child.schema) &&
      isOptionalField({ widget, schema, uiSchema: child.uiSchema }, optionalTypes(form.uiSchema)),
  };
}

function planConditions(node: Node, plan: FormPlan, rules: Rule[]): void {
  for (const clause of conditionClauses(node.schema)) {
    const condition = plan.conditions.length;
    const pointers = (paths: string[][]) => paths.map((path) => pointerOf([...node.path, ...path]));
    plan.conditions.push({
      schema: clause.schema,
      at: pointerOf(node.path),
      reads: pointers(readsOf(clause.schema)),
      readsSections: [],
    });
    for (const target of pointers(clause.shows)) rules.push({ effect: 'shows', target, condition });
    for (const target of pointers(clause.requires)) rules.push({ effect: 'requires', target, condition });
    for (const { path, values } of clause.narrows)
      rules.push({ effect: 'narrows', target: pointerOf([...node.path, ...path]), condition, values });
  }
}

/** The condition of a field or section on the saved settings of other tabs. */
function planVisibility({ schema: { visibleWhen }, path }: Node, plan: FormPlan, rules: Rule[]): void {
  if (visibleWhen === undefined) return;
  rules.push({ effect: 'shows', target: pointerOf(path), condition: plan.conditions.length });
  const ofSettings = readsOf(visibleWhen).map((read) => pointerOf(read));
  plan.conditions.push({ schema: visibleWhen, at: '', reads: [], readsSections: [], ofSettings });
}

function applyRules(plan: FormPlan, rules: Rule[]): void {
  const byTarget = new Map<Pointer, Rule[]>();
  for (const rule of rules) byTarget.set(rule.target, [...(byTarget.get(rule.target) ?? []), rule]);
  const conditions = (effect: Rule['effect'], targets: Pointer[]) =>
    targets
      .flatMap((target) => byTarget.get(target) ?? [])
      .filter((rule) => rule.effect === effect)
      .map((rule) => rule.condition)
      .toSorted((one, other) => one - other);
  for (const section of plan.sections) section.when = conditions('shows', around(section.pointer));
  for (const field of plan.fields) {
    field.when = conditions('shows', around(field.pointer));
    const required = conditions('requires', [field.pointer]);
    field.isRequired ||= required.some((condition) => field.when.includes(condition));
    field.requiredWhen = field.isRequired ? [] : required;
    field.narrowedWhen = (byTarget.get(field.pointer) ?? []).flatMap(({ condition, values }) =>
      values ? [{ condition, values }] : [],
    );
  }
}

/**
 * Resolves what a condition reads to fields: a part of a field (a duration's count) to its field, a section to all its
 * fields.
 */
function fieldsRead(plan: FormPlan, places: Map<Pointer, number>, reads: Pointer[]): Pointer[] {
  const read = reads.flatMap((pointer) => {
    const owner = ownerOf(pointer, places);
    return owner !== undefined
      ? [owner]
      : plan.fields.map((field) => field.pointer).filter((each) => isWithin(each, pointer));
  });
  return [...new Set(read)].toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

function sectionsRead({ sections }: FormPlan, reads: Pointer[]): Pointer[] {
  return sections
    .filter(
      ({ pointer, isOptional }) =>
        isOptional && reads.some((read) => isWithin(read, pointer) || isWithin(pointer, read)),
    )
    .map(({ pointer }) => pointer);
}

/**
 * Property names in rendering order. `ui:order` may name some of them; `*` stands for the others. Without `*` the others
 * follow at the end. Names that the schema does not have are ignored.
 */
function orderedNames({ schema, uiSchema }: { schema: JsonSchema; uiSchema: UiSchema }): string[] {
  const names = Object.keys(schema.properties ?? {});
  const order = uiSchema['ui:order'];
  if (order === undefined) return names;
  const others = names.filter((name) => !order.includes(name));
  const wanted = order.includes('*') ? order : [...order, '*'];
  return wanted.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
}

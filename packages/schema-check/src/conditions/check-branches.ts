import { collect, type FormPlan, isSameValue, pointerOf, readAt, writeAt } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { compileConditions } from '../check-defaults';
import { planOf } from '../check-claims';
import { canCompile, inObject } from '../check-strict';
import type { DeclaredForm, Sources } from '../load-sources';
import { oncePer } from '../once-per';
import { ajv } from '../shared-ajv';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema, walkSchema } from '../walk-schema';
import { excluded } from './excluded-values';
import { valuesFor } from './find-witnesses';

/**
 * Reports branches of conditions that contradict each other about a property: one requires what another hides, or they
 * leave no value that the property may have.
 */
export function checkBranches({ forms }: Sources): ValidationError[] {
  return forms.filter(({ resolved }) => canCompile(resolved.schema)).flatMap(checkForm);
}

const checkForm = oncePer(
  ({ resolved }: DeclaredForm) => resolved,
  (form): ValidationError[] => {
    const { plan } = planOf(form);
    if (plan === undefined || !plan.conditions.every(({ schema }) => canCompile(inObject(schema)))) return [];
    return ownersIn(form).flatMap((owner) => [
      ...requiredHidden(form, plan, owner),
      ...owner.branches.flatMap((branch) => nothingLeft(form, owner, branch)),
    ]);
  },
);

interface Owner {
  schema: JsonSchema;
  /** Where its value is among the values of the form. */
  value: string;
  branches: Branch[];
}

interface Branch {
  /** The part of `allOf` that it stands in, or the object itself. */
  part: JsonSchema;
  when: JsonSchema;
  then: JsonSchema;
  pointer: string;
}

/** The tab and its sections. The items of lists have conditions of their own, which the form does not evaluate. */
function ownersIn({ resolved }: DeclaredForm): Owner[] {
  return walkSchema({ schema: resolved.schema, pointer: '/schema' })
    .filter(({ schema, pointer }) => schema.properties !== undefined && isOwner.test(pointer))
    .map(({ schema, pointer }) => ({
      schema,
      value: pointer.slice('/schema'.length).replaceAll(/\/properties(\/[^/]+)/g, '$1'),
      branches: [
        ...branchesOf(schema, pointer),
        ...(schema.allOf ?? []).flatMap((part, index) => branchesOf(part, `${pointer}/allOf/${index}`)),
      ],
    }));
}

const isOwner = /^\/schema(\/properties\/[^/]+)*$/;

function branchesOf(part: JsonSchema, pointer: string): Branch[] {
  if (!isSchema(part) || part.if === undefined) return [];
  const { if: condition, then, else: otherwise } = part;
  return [
    ...(isSchema(then) ? [{ part, when: condition, then, pointer: `${pointer}/then` }] : []),
    ...(isSchema(otherwise) ? [{ part, when: { not: condition }, then: otherwise, pointer: `${pointer}/else` }] : []),
  ];
}

function requiredHidden({ source }: DeclaredForm, plan: FormPlan, owner: Owner): ValidationError[] {
  const { branches } = owner;
  return branches.flatMap((branch) =>
    (branch.then.required ?? []).flatMap((name, index) => {
      const hider = branches.find(
        (other) =>
          other.part !== branch.part && hides(other, name) && areTogether({ plan, owner, name }, branch, other),
      );
      return hider === undefined
        ? []
        : [
            errorAt(source, `${branch.pointer}/required/${index}`, {
              wrong: `"${name}" is required here while another condition hides it: the form could not be saved then`,
              remedy: 'require it only in the branch that shows it, or narrow one of the two conditions',
            }),
          ];
    }),
  );
}

function hides({ then }: Branch, name: string): boolean {
  return Object.hasOwn(then.properties ?? {}, name) && isSameValue(then.properties?.[name] as JsonValue, false);
}

interface Tried {
  plan: FormPlan;
  owner: Owner;
  name: string;
}

/** True if both conditions hold for values that the form would save, which are those of its shown fields. */
function areTogether({ plan, owner, name }: Tried, one: Branch, other: Branch): boolean {
  const both: JsonSchema = { allOf: [one.when, other.when] };
  if (!canCompile(inObject(both))) return false;
  const test = ajv.compile(inObject(both));
  const compiled = compileConditions(plan);
  for (const values of valuesFor(both, owner.schema)) {
    if (!test(values)) continue;
    const whole = owner.value === '' ? values : writeAt({}, owner.value, values);
    const sent = readAt(collect({ plan, compiled, values: whole, ignoresSettings: true }), owner.value);
    if (isJsonObject(sent) && !Object.hasOwn(sent, name) && test(sent)) return true;
  }
  return false;
}

/** Properties of which a branch leaves no value: while it applies, the form could not be saved. */
function nothingLeft(
  { source }: DeclaredForm,
  { schema: { properties = {} } }: Owner,
  branch: Branch,
): ValidationError[] {
  return Object.entries(branch.then.properties ?? {}).flatMap(([name, part]) => {
    const declared = properties[name];
    const reason = isSchema(part) && isSchema(declared) ? excluded(part, declared) : undefined;
    return reason === undefined
      ? []
      : [
          errorAt(source, `${branch.pointer}/properties${pointerOf([name])}/${reason.keyword}`, {
            wrong: `while this branch applies, no value of "${name}" is valid: ${reason.why}`,
            remedy: 'correct one of the two',
          }),
        ];
  });
}

import type { JsonObject } from '@signalbox/schemas';
import { isSameError } from '../blocking-errors';
import type { FieldError, FormPlan } from '../contract';
import { readAt } from '../pointer';
import { isSameValue } from '../same-value';
import { placeInTree } from './place-in-tree';
import { withTreeKeys } from './tree-keys';
import { treesOf } from './tree-nodes';

interface Validated {
  values: JsonObject;
  errors: FieldError[];
}

/**
 * The errors of `after` without those that a tree had before, in a property that the change does not touch: the same error
 * in the same property of the node with the same key, wherever that node is now.
 */
export function withoutStoredTreeErrors({
  plan,
  before,
  after,
}: {
  plan: FormPlan;
  before: Validated;
  after: Validated;
}): FieldError[] {
  return treesOf(plan).reduce((left, { field, rules }) => {
    const inTree = ({ values, errors }: Validated) => {
      const items = withTreeKeys({ rules, items: readAt(values, field) });
      return errors
        .filter((error) => error.field === field)
        .flatMap((error) => {
          const place = placeInTree({ rules, at: field, pointer: error.pointer });
          if (place?.property === undefined) return [];
          const node = readAt(items, place.node.slice(field.length));
          const keyAndPlace = JSON.stringify([readAt(node, `/${rules.key}`) ?? null, place.inside]);
          return [{ error, keyAndPlace, value: readAt(node, `/${place.property}`) }];
        });
    };
    const stored = new Map(inTree(before).map((known) => [known.keyAndPlace, known]));
    const known = new Set(
      inTree(after)
        .filter(({ error, keyAndPlace, value }) => {
          const same = stored.get(keyAndPlace);
          return same !== undefined && isSameValue(value, same.value) && isSameReason(error, same.error);
        })
        .map(({ error }) => error),
    );
    return left.filter((error) => !known.has(error));
  }, after.errors);
}

/** The node's place and title may differ. */
function isSameReason(one: FieldError, other: FieldError): boolean {
  return isSameError(withoutPlace(one), withoutPlace(other));
}

function withoutPlace(error: FieldError): FieldError {
  const { node: _node, ...params } = error.params;
  return { ...error, params, pointer: '' };
}

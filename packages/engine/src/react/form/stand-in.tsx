import type { JsonValue } from '@signalbox/schemas';
import type { FieldPlan } from '../../core';
import { fieldId } from '../field-id';
import { fieldWords, type FieldWords } from '../field-words';
import { useFormContext } from '../form-context';
import { useStoreAtom } from '../use-store-atom';

/** A field far from the screen: its label and its value, in a plain input that takes focus but no typing. */
export function StandIn({ plan }: { plan: FieldPlan }) {
  const { store, words, disabled } = useFormContext();
  const field = store.field(plan.pointer);
  const isVisible = useStoreAtom(store.jotai, field.isVisible);
  const isRequired = useStoreAtom(store.jotai, field.isRequired);
  const value = useStoreAtom(store.jotai, field.value);
  if (!isVisible || plan.widget === 'hidden') return null;
  const texts = fieldWords({ formId: store.form.id, plan, words });
  const id = fieldId(store.form.id, plan);
  const common = { id, disabled, 'aria-required': isRequired || undefined };
  return (
    <div className="sb-field" data-pointer={plan.pointer}>
      <label className="sb-label" htmlFor={id}>
        {texts.title}
      </label>
      {typeof value === 'boolean' || plan.schema.type === 'boolean' ? (
        <input {...common} type="checkbox" checked={value === true} readOnly />
      ) : (
        <input {...common} className="sb-stand-in" value={textOf({ plan, value, texts })} readOnly />
      )}
    </div>
  );
}

/** A secret's text never stands in the page in the clear. */
function textOf({ plan, value, texts }: { plan: FieldPlan; value: JsonValue | undefined; texts: FieldWords }): string {
  if (plan.isSecret || plan.widget === 'password' || value === undefined || typeof value === 'object') return '';
  return plan.schema.enum === undefined ? String(value) : texts.part(`options.${String(value)}`);
}

import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { draftFields, type DraftField, nameOf } from '../../fields/draft-fields';
import type { FieldWorkspace } from '../../workspace/use-workspace';
import { withText } from '../../draft/draft-files';
import styles from '../property-panel.module.css';
import { ComparedValue, firstValueOf } from './compared-value';
import {
  conditionOf,
  effects,
  type FieldCondition,
  operatorsFor,
  withCondition,
  withoutCondition,
} from './field-conditions';

interface ConditionInputsProps {
  field: DraftField;
  workspace: FieldWorkspace;
}

/** Without a condition. A field that was required before a condition becomes so again only by name. */
const always = ['always', 'alwaysRequired'] as const;
type Always = (typeof always)[number];

/** While which value of another field this one is shown or required. */
export function ConditionInputs({ field, workspace }: ConditionInputsProps) {
  const { t } = useTranslation('studio');
  const { draft, change } = workspace;
  const others = siblingsOf(draftFields(draft.form), field);
  const condition = conditionOf(draft.form, field);
  if (condition === 'other' || field.schema['visibleWhen'] !== undefined)
    return <p className={styles.hint}>{t('condition.other')}</p>;
  const [first] = others;
  if (first === undefined) return null;
  const changeForm = (form: string, what: string) =>
    change(withText(draft, 'form.json', form), `panel${field.pointer} condition ${what}`);
  const handleChange = (next: FieldCondition) =>
    changeForm(withCondition(draft.form, field, next), `${next.property} ${next.operator}`);
  const handleEffect = (effect: FieldCondition['effect'] | Always) =>
    effect === 'always' || effect === 'alwaysRequired'
      ? changeForm(withoutCondition(draft.form, field, { isRequired: effect === 'alwaysRequired' }), effect)
      : handleChange({ ...(condition ?? startOf(first)), effect });
  return (
    <fieldset className={styles.group}>
      <legend>{t('condition.title')}</legend>
      <div className={styles.grid}>
        <Select
          className={styles.whole}
          aria-label={t('condition.effect')}
          value={condition?.effect ?? (field.isRequired ? 'alwaysRequired' : 'always')}
          options={[...always, ...effects].map((value) => ({ value, label: t(`condition.${value}`) }))}
          onChange={handleEffect}
        />
        {condition && <Comparison condition={condition} others={others} onChange={handleChange} />}
      </div>
    </fieldset>
  );
}

interface ComparisonProps {
  condition: FieldCondition;
  others: readonly DraftField[];
  onChange: (condition: FieldCondition) => void;
}

function Comparison({ condition, others, onChange }: ComparisonProps) {
  const { t } = useTranslation('studio');
  const { effect, property, operator } = condition;
  const read = others.find((each) => nameOf(each) === property);
  const handleProperty = (name: string) => {
    const other = others.find((each) => nameOf(each) === name);
    if (other) onChange({ ...startOf(other), effect });
  };
  return (
    <>
      <Select
        showSearch
        aria-label={t('condition.property')}
        value={property}
        options={others.map((each) => ({ value: nameOf(each), label: nameOf(each) }))}
        onChange={handleProperty}
      />
      <Select
        aria-label={t('condition.operator')}
        value={operator}
        options={operatorsFor(read?.schema ?? {}).map((value) => ({ value, label: t(`operator.${value}`) }))}
        onChange={(next) =>
          onChange({
            ...condition,
            operator: next,
            value: next === 'filled' ? null : (condition.value ?? firstValueOf(read)),
          })
        }
      />
      {operator !== 'filled' && read && (
        <ComparedValue field={read} value={condition.value} onChange={(value) => onChange({ ...condition, value })} />
      )}
    </>
  );
}

/** Fields of the same object whose values a condition can be about. */
function siblingsOf(fields: readonly DraftField[], { path, pointer }: DraftField): DraftField[] {
  const parent = path.slice(0, -1).join('.');
  return fields.filter(
    (each) =>
      each.pointer !== pointer && each.path.slice(0, -1).join('.') === parent && operatorsFor(each.schema).length > 0,
  );
}

function startOf(other: DraftField): FieldCondition {
  const [operator = 'equals'] = operatorsFor(other.schema);
  const value = operator === 'filled' ? null : firstValueOf(other);
  return { effect: 'shown', property: nameOf(other), operator, value };
}

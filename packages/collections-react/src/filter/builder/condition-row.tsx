import { DeleteOutlined } from '@ant-design/icons';
import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Condition, type ListColumn, type Operator, operatorsFor } from '@signalbox/collections-core';
import styles from './builder.module.css';
import { newCondition, withOperator } from './new-condition';
import { OperandInput } from './operand-input';

interface ConditionRowProps {
  condition: Condition;
  columns: readonly ListColumn[];
  isTried: boolean;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** One comparison: the column, the operator, and what the column is compared with. */
export function ConditionRow({ condition, columns, isTried, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  const errorId = useId();
  const { path, operator, operand, isWrong } = condition;
  const column = columns.find((each) => each.path === path);
  if (column === undefined) return null;
  const title = textIn(column.title, language);
  const isMissing = isTried && operand === undefined && !isWrong;
  return (
    <div className={styles.condition}>
      <Select<string>
        aria-label={t('condition.column')}
        value={path}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(chosen) => {
          const next = columns.find((each) => each.path === chosen);
          if (next) onChange(newCondition(next));
        }}
        options={columns.map((each) => ({ value: each.path, label: textIn(each.title, language) }))}
      />
      <Select<Operator>
        aria-label={t('condition.operator', { column: title })}
        value={operator}
        onChange={(chosen) => onChange(withOperator({ column, operator: chosen, operand }))}
        options={operatorsFor(column).map((value) => ({ value, label: t(`operator.${value}`) }))}
      />
      <div className={styles.operand}>
        <OperandInput
          key={`${path} ${operator}`}
          column={column}
          operator={operator}
          label={t('condition.value', { column: title })}
          operand={operand}
          isInvalid={isMissing}
          describedBy={isMissing ? errorId : undefined}
          onChange={(next, wrong) => onChange({ ...condition, operand: next, isWrong: wrong })}
        />
        {column.compare === 'equals' ? <small>{t('condition.whole')}</small> : null}
        {isMissing ? (
          <span id={errorId} role="alert" className={styles.error}>
            {t('condition.missing', { column: title })}
          </span>
        ) : null}
      </div>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('condition.removeOf', { column: title })}
        data-removes
        onClick={onRemove}
      />
    </div>
  );
}

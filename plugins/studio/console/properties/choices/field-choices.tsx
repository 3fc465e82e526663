import { useTranslation } from 'react-i18next';
import type { DraftField } from '../../fields/draft-fields';
import type { Workspace } from '../../workspace/use-workspace';
import styles from '../property-panel.module.css';
import { useNextFocus } from '../use-next-focus';
import { ChoiceItem } from './choice-item';
import { ChoiceValue } from './choice-value';
import { choiceIn, choicesOf, withNewChoice } from './edit-choices';

interface FieldChoicesProps {
  field: DraftField;
  workspace: Workspace;
}

/** The values to choose from, with their titles. Nothing for a field that cannot have any. */
export function FieldChoices({ field, workspace }: FieldChoicesProps) {
  const { t } = useTranslation('studio');
  const { draft, change } = workspace;
  const { frame, focusNext } = useNextFocus<HTMLFieldSetElement>();
  const choices = choicesOf(field);
  if (choices === undefined) return null;
  const handleAdd = (text: string) => {
    const value = choiceIn(field, text);
    if (value !== undefined) change(withNewChoice(draft, field, value), `panel${field.pointer} new choice ${value}`);
    return value !== undefined;
  };
  return (
    <fieldset ref={frame} className={styles.group}>
      <legend>{t('choices.title')}</legend>
      <ol className={styles.list}>
        {choices.map((value, index) => (
          <ChoiceItem
            // A renamed choice stays the same one: the input keeps the focus.
            key={index}
            field={field}
            value={value}
            index={index}
            isLast={index === choices.length - 1}
            workspace={workspace}
            focusNext={focusNext}
          />
        ))}
      </ol>
      <ChoiceValue label={t('choices.add')} value="" onCommit={handleAdd} />
    </fieldset>
  );
}

import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../../shared/draft';
import { useDraftLanguages } from '../../draft/use-draft-languages';
import type { DraftField } from '../../fields/draft-fields';
import { messageRows, withMessages } from '../../messages/message-rows';
import type { FieldWorkspace } from '../../workspace/use-workspace';
import styles from '../property-panel.module.css';
import { partOfItem, useNextFocus } from '../use-next-focus';
import { ChoiceValue } from './choice-value';
import {
  choiceIn,
  choiceKey,
  choicesOf,
  withMovedChoice,
  withNewChoice,
  withoutChoice,
  withRenamedChoice,
} from './edit-choices';

interface FieldChoicesProps {
  field: DraftField;
  workspace: FieldWorkspace;
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

interface ChoiceItemProps {
  field: DraftField;
  value: string | number;
  index: number;
  isLast: boolean;
  workspace: FieldWorkspace;
  /** Gives the focus to another element after a change. */
  focusNext: (...selectors: string[]) => void;
}

/** One choice: its value, its titles in every language, and its place. */
function ChoiceItem({ field, value, index, isLast, workspace, focusNext }: ChoiceItemProps) {
  const { t } = useTranslation('studio');
  const { draft, change } = workspace;
  const params = { value: String(value) };
  const changeIn = (next: TabDraft, what: string) => change(next, `panel${field.pointer} choice ${value} ${what}`);
  const handleValue = (text: string) => {
    const to = choiceIn(field, text);
    if (to !== undefined) changeIn(withRenamedChoice(draft, field, { from: value, to }), 'value');
    return to !== undefined;
  };
  const move = (by: -1 | 1) => {
    const parts = by < 0 ? ['up', 'down'] : ['down', 'up'];
    focusNext(...parts.map((part) => partOfItem(index + by, part)));
    changeIn(withMovedChoice(draft, field, { value, by }), `move ${by}`);
  };
  const handleRemove = () => {
    focusNext(partOfItem(index, 'remove'), partOfItem(index - 1, 'remove'), '[data-part="new"]');
    changeIn(withoutChoice(draft, field, value), 'remove');
  };
  return (
    <li className={styles.choice}>
      <div className={styles.row}>
        <ChoiceValue label={t('choices.value', params)} value={params.value} onCommit={handleValue} />
        <Button data-part="up" disabled={index === 0} aria-label={t('choices.up', params)} onClick={() => move(-1)}>
          ↑
        </Button>
        <Button data-part="down" disabled={isLast} aria-label={t('choices.down', params)} onClick={() => move(1)}>
          ↓
        </Button>
        <Button danger data-part="remove" aria-label={t('choices.remove', params)} onClick={handleRemove}>
          ×
        </Button>
      </div>
      <ChoiceTitles messageKey={choiceKey(field, value)} value={params.value} draft={draft} onChange={changeIn} />
    </li>
  );
}

interface ChoiceTitlesProps {
  messageKey: string;
  value: string;
  draft: TabDraft;
  onChange: (draft: TabDraft, what: string) => void;
}

function ChoiceTitles({ messageKey, value, draft, onChange }: ChoiceTitlesProps) {
  const { t } = useTranslation('studio');
  const languages = useDraftLanguages(draft);
  const codes = languages.map(({ code }) => code);
  const rows = messageRows(draft, { languages: codes, known: [messageKey] });
  const texts = rows?.find(({ key }) => key === messageKey)?.texts;
  if (!texts) return null;
  return (
    <div className={styles.grid}>
      {languages.map(({ code, label }) => (
        <Input
          key={code}
          dir="auto"
          lang={code}
          aria-label={t('choices.titleOf', { value, language: label })}
          placeholder={label}
          value={texts[code]}
          onChange={({ target }) =>
            onChange(withMessages(draft, [{ key: messageKey, texts: { [code]: target.value } }]), code)
          }
        />
      ))}
    </div>
  );
}

import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../property-panel.module.css';

interface ChoiceValueProps {
  label: string;
  /** '' for a new one. */
  value: string;
  /** Returns false for a text that cannot be a value. */
  onCommit: (text: string) => boolean;
}

/** The value of a choice. It is taken over when the user leaves the input or presses Enter: a part of it may be another one. */
export function ChoiceValue({ label, value, onCommit }: ChoiceValueProps) {
  const { t } = useTranslation('studio');
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();
  const [last, setLast] = useState(value);
  if (value !== last) {
    // Another choice is at this place: what was typed was not for it.
    setLast(value);
    setTyped(undefined);
    setIsWrong(false);
  }
  const handleCommit = () => {
    if (typed === undefined || typed.trim() === value) {
      setTyped(undefined);
      setIsWrong(false);
      return;
    }
    const isTaken = onCommit(typed);
    setIsWrong(!isTaken);
    if (isTaken) setTyped(undefined);
  };
  return (
    <div className={styles.property}>
      <Input
        dir="ltr"
        data-part={value === '' ? 'new' : 'value'}
        aria-label={label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        status={isWrong ? 'error' : ''}
        value={typed ?? value}
        placeholder={value === '' ? label : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={handleCommit}
        onPressEnter={handleCommit}
      />
      {isWrong && (
        <span id={errorId} role="alert" className={styles.error}>
          {t('choices.wrong')}
        </span>
      )}
    </div>
  );
}

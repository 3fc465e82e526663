import { scrollingBody } from '@signalbox/console-kit';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './keys.module.css';

/** The keys of the list, by what they do. */
const keys = [
  ['move', [['↑'], ['↓'], ['←'], ['→'], ['Home'], ['End'], ['Page Up'], ['Page Down']]],
  ['type', [['A–Z']]],
  [
    'extend',
    [
      ['Shift', '↓'],
      ['Shift', 'Space'],
    ],
  ],
  ['toggle', [['Ctrl', 'Space']]],
  ['alone', [['Ctrl', '↓']]],
  ['all', [['Ctrl', 'A']]],
  ['enter', [['Enter']]],
  ['up', [['Backspace'], ['Alt', '↑']]],
  ['rename', [['F2']]],
  ['delete', [['Delete']]],
  [
    'clipboard',
    [
      ['Ctrl', 'X'],
      ['Ctrl', 'C'],
      ['Ctrl', 'V'],
    ],
  ],
  ['undo', [['Ctrl', 'Z']]],
  ['menu', [['Shift', 'F10']]],
  ['clear', [['Escape']]],
  ['help', [['?']]],
] as const;

/** Lists the keys of the media library. On a Mac, Command stands for Ctrl. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('media');
  return (
    <Modal
      open
      centered
      title={t('keys.title')}
      onCancel={onClose}
      onOk={onClose}
      okText={t('bulk.close')}
      cancelButtonProps={{ style: { display: 'none' } }}
      styles={scrollingBody}
      focusable={{ focusTriggerAfterClose: false }}
    >
      {/* A tab stop, as a long list scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <dl className={styles.keys} tabIndex={0}>
        {keys.map(([name, chords]) => (
          <div key={name} className={styles.row}>
            <dt>
              {chords.map((chord) => (
                <span key={chord.join('+')} className={styles.chord} dir="ltr">
                  {chord.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

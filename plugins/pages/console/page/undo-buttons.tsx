import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Changes } from '../editor/use-changes';
import type { Editor } from '../editor/use-editor';

interface UndoButtonsProps {
  editor: Pick<Editor, 'canUndo' | 'canRedo'>;
  changes: Pick<Changes, 'undo' | 'redo'>;
}

/** Undo and Redo. A button that the last step disables gives its focus to the other one. */
export function UndoButtons({ editor: { canUndo, canRedo }, changes: { undo, redo } }: UndoButtonsProps) {
  const { t } = useTranslation('pages');
  const undoButton = useRef<HTMLButtonElement>(null);
  const redoButton = useRef<HTMLButtonElement>(null);
  // Before the browser moves the focus of a disabled button to the document.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement === null) return;
    if (!canUndo && activeElement === undoButton.current) redoButton.current?.focus();
    if (!canRedo && activeElement === redoButton.current) undoButton.current?.focus();
  }, [canUndo, canRedo]);
  return (
    <>
      <Button
        ref={undoButton}
        icon={<UndoOutlined />}
        disabled={!canUndo}
        onClick={undo}
        aria-label={t('undo')}
        title={t('undo')}
      />
      <Button
        ref={redoButton}
        icon={<RedoOutlined />}
        disabled={!canRedo}
        onClick={redo}
        aria-label={t('redo')}
        title={t('redo')}
      />
    </>
  );
}

import { WarningOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../editor/use-editor';
import { markKinds, type MarkKind, type Marks } from './find-marks';

interface MarkSummaryProps {
  editor: Editor;
  marks: Marks;
}

/** Shows how many pages have which mark. Each count goes to the next of its pages. */
export function MarkSummary({ editor, marks }: MarkSummaryProps) {
  const { t } = useTranslation('pages');
  const keysOf = (kind: MarkKind) => [...marks].filter(([, kinds]) => kinds.includes(kind)).map(([key]) => key);
  const counts = markKinds.map((kind) => ({ kind, keys: keysOf(kind) })).filter(({ keys }) => keys.length > 0);
  if (counts.length === 0) return null;

  const goToNext = (keys: readonly string[]) => {
    const next = keys[(keys.indexOf(editor.state.selected ?? '') + 1) % keys.length];
    if (next === undefined) return;
    editor.select(next);
    editor.reveal(next);
  };
  return (
    <Flex component="section" gap="small" wrap aria-label={t('marks.label')}>
      {counts.map(({ kind, keys }) => (
        <Button key={kind} size="small" icon={<WarningOutlined />} onClick={() => goToNext(keys)}>
          {t(`marks.${kind}`, { count: keys.length })}
        </Button>
      ))}
    </Flex>
  );
}

import { Button, Flex, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fixedTop, scrollingBody } from './dialog-place';

interface PlanDialogFrameProps {
  title: string;
  /** Label of the button that leads back to the input. */
  back: string;
  /** The button that executes the plan, if the user may. */
  action: ReactNode;
  /** True while the plan is executed: the dialog stays open. */
  isPending: boolean;
  onBack: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around a plan, which the user confirms or leaves. */
export function PlanDialogFrame({ title, back, action, isPending, onBack, onClose, children }: PlanDialogFrameProps) {
  const { t } = useTranslation('console-kit');
  return (
    <Modal
      open
      title={title}
      width={880}
      {...fixedTop}
      styles={besideClose}
      onCancel={() => !isPending && onClose()}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('close'), disabled: isPending }}
      footer={
        <Flex gap="small" justify="end" wrap="wrap">
          <Button onClick={onBack} disabled={isPending}>
            {back}
          </Button>
          {action}
        </Flex>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <section aria-label={title} tabIndex={0} style={scrollingBody.body}>
        <Flex vertical gap="middle">
          {children}
        </Flex>
      </section>
    </Modal>
  );
}

/** A long title in a narrow dialog would run below the button that closes it. */
const besideClose = { header: { paddingInlineEnd: 32 } } as const;

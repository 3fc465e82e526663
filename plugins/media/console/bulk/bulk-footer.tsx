import { Button, Flex } from 'antd';
import type { RetryChoice } from './retry-choices';

interface BulkFooterProps {
  closeText: string;
  onClose: () => void;
  choices: readonly RetryChoice[];
  /** Undefined before a run that needs no question. */
  ok: { text: string; isDangerous?: boolean | undefined; isReady: boolean } | undefined;
  isRunning: boolean;
  onRun: (choice?: RetryChoice) => Promise<void>;
}

/** The buttons of a bulk change: close or stop, run or retry, and the choices about what failed. */
export function BulkFooter({ closeText, onClose, choices, ok, isRunning, onRun }: BulkFooterProps) {
  return (
    <Flex gap="small" justify="end" wrap>
      <Button onClick={onClose}>{closeText}</Button>
      {choices.map((choice) => (
        <Button key={choice.key} onClick={() => void onRun(choice)}>
          {choice.label}
        </Button>
      ))}
      {ok ? (
        <Button
          type="primary"
          danger={ok.isDangerous}
          loading={isRunning}
          disabled={!ok.isReady}
          onClick={() => void onRun()}
        >
          {ok.text}
        </Button>
      ) : null}
    </Flex>
  );
}

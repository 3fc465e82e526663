import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { ConflictTable, type ConflictTableProps } from './conflict-table';

interface ConflictAlertProps extends ConflictTableProps {
  title: string;
  text: ReactNode;
  /** Saves the user's values. Undefined: the user may not. */
  keepMine: ConflictAction | undefined;
  takeTheirs: ConflictAction;
}

interface ConflictAction {
  label: string;
  onClick: () => void;
}

/** Both values of everything that another user saved first, and the choice between them. */
export function ConflictAlert({ title, text, keepMine, takeTheirs, ...table }: ConflictAlertProps) {
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={title}
      description={
        <Flex vertical gap="small">
          {text}
          <ConflictTable {...table} />
          <Flex gap="small" wrap>
            {keepMine ? (
              <Button type="primary" onClick={keepMine.onClick}>
                {keepMine.label}
              </Button>
            ) : null}
            <Button onClick={takeTheirs.onClick}>{takeTheirs.label}</Button>
          </Flex>
        </Flex>
      }
    />
  );
}

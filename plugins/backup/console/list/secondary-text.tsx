import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

interface SecondaryTextProps {
  /** Title of the column. */
  label: string;
  children: ReactNode;
}

/** The value of a hidden column, shown below the name of the row. */
export function SecondaryText({ label, children }: SecondaryTextProps) {
  return (
    <Flex gap="0 8px" align="center" wrap="wrap" style={{ whiteSpace: 'normal' }}>
      <Typography.Text type="secondary">{label}</Typography.Text>
      {/* A Latin name as an item of its own would be on the wrong side of an Arabic row. */}
      <div>{children}</div>
    </Flex>
  );
}

import { Flex } from 'antd';
import type { ReactNode } from 'react';

/** The buttons below a step of a dialog. */
export function StepButtons({ children }: { children: ReactNode }) {
  return (
    <Flex gap="small" justify="end" wrap="wrap">
      {children}
    </Flex>
  );
}

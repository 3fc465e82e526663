import { useLayoutEffect, useRef } from 'react';
import type { FieldPlan } from '../../core';
import { useFormContext } from '../form-context';
import { drawStandIns } from './draw-stand-ins';

/** The fields of a block far from the screen: labels, and values in plain inputs that take focus but no typing. */
export function StandIns({ fields }: { fields: FieldPlan[] }) {
  const context = useFormContext();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (root.current === null ? undefined : drawStandIns(root.current, fields, context)),
    [fields, context],
  );
  return <div ref={root} />;
}

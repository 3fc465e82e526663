import { useLayoutEffect, useRef } from 'react';
import type { FieldPlan } from '../../core';
import { useFormContext } from '../form-context';
import { drawPlaceholders } from './draw-placeholders';

/** The fields of a block far from the viewport: labels, and values in plain read-only inputs that can take focus. */
export function Placeholders({ fields }: { fields: FieldPlan[] }) {
  const context = useFormContext();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (root.current === null ? undefined : drawPlaceholders(root.current, fields, context)),
    [fields, context],
  );
  return <div ref={root} />;
}

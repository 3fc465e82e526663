import { atom } from 'jotai/vanilla';
import { useMemo, type ReactNode } from 'react';
import { isDeprecated } from '../../core';
import { useFormContext } from '../form-context';
import { fieldId } from '../field-id';
import type { SectionNode } from './form-tree';
import { useStoreAtom } from '../use-store-atom';

/** A group of fields with a heading. Hidden while it has no field to draw. */
export function SectionView({ node, level, children }: { node: SectionNode; level: number; children: ReactNode }) {
  const { store, messages } = useFormContext();
  const isDrawn = useMemo(() => {
    const fields = node.fields.map((field) => store.field(field.pointer));
    const isFixed = fields.some(({ plan }) => plan.when.length === 0 && !isDeprecated(plan));
    return atom((get) => isFixed || fields.some((field) => get(field.isDrawn)));
  }, [store, node]);
  if (!useStoreAtom(store.jotai, isDrawn)) return null;

  const title = messages(`forms/${store.form.id}::${node.plan.messageKey}.title`);
  const titleId = `${fieldId(store.form.id, node.plan)}-title`;
  const Heading = level > 3 ? 'h4' : 'h3';
  return (
    <section className="sb-section" aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <Heading className="sb-heading" id={titleId}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}

import { atom } from 'jotai/vanilla';
import { useMemo, type ReactNode } from 'react';
import { isDeprecated, isWithin } from '../../core';
import { useFormContext } from '../form-context';
import { fieldId } from '../field-id';
import type { SectionNode, TitleNode } from './form-tree';
import { OptionalSection } from './load-optional';
import { useStoreAtom } from '../use-store-atom';

/** A group of fields with a heading. Hidden while it has no field to draw, and no section that may be added. */
export function SectionView({ node, children }: { node: SectionNode; children: ReactNode }) {
  const { id, title } = useTitle(node);
  if (!useIsDrawn(node)) return null;
  if (node.plan.isOptional)
    return (
      <OptionalSection node={node} title={title ?? node.plan.messageKey}>
        {children}
      </OptionalSection>
    );
  return (
    <section className="sb-section" aria-labelledby={title === undefined ? undefined : id}>
      <Heading node={node} />
      {children}
    </section>
  );
}

/** The heading alone, in a grid that has the fields of the section in places of their own. */
export function SectionTitle({ node }: { node: TitleNode }) {
  const { title } = useTitle(node);
  if (!useIsDrawn(node)) return null;
  if (node.plan.isOptional) return <OptionalSection node={node} title={title ?? node.plan.messageKey} />;
  return <Heading node={node} />;
}

function Heading({ node }: { node: SectionNode | TitleNode }) {
  const { id, title } = useTitle(node);
  const Level = node.plan.section === '' ? 'h3' : 'h4';
  if (title === undefined) return null;
  return (
    <Level className="sb-heading" id={id}>
      {title}
    </Level>
  );
}

function useTitle({ plan }: SectionNode | TitleNode) {
  const { store, messages } = useFormContext();
  return {
    id: `${fieldId(store.form.id, plan)}-title`,
    title: messages(`forms/${store.form.id}::${plan.messageKey}.title`),
  };
}

/** True while the section has a field to draw. */
function useIsDrawn(node: SectionNode | TitleNode): boolean {
  const { store } = useFormContext();
  const isDrawn = useMemo(() => {
    const fields = node.fields.map((field) => store.field(field.pointer));
    const isFixed = fields.some(({ plan }) => plan.when.length === 0 && !isDeprecated(plan));
    const sections = store.plan.sections
      .filter(({ isOptional, pointer }) => isOptional && isWithin(pointer, node.plan.pointer))
      .map(({ pointer }) => store.section(pointer));
    return atom(
      (get) =>
        isFixed || fields.some((field) => get(field.isDrawn)) || sections.some((section) => get(section.isVisible)),
    );
  }, [store, node]);
  return useStoreAtom(store.jotai, isDrawn);
}

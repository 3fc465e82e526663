import { useRef, type ReactNode } from 'react';
import { fieldId } from '../field-id';
import { useFormContext } from '../form-context';
import { OptionalButton } from '../optional/optional-button';
import { useToggledFocus } from '../optional/use-toggled-focus';
import { useStoreAtom } from '../use-store-atom';
import type { SectionNode, TitleNode } from './form-tree';

export interface OptionalSectionProps {
  node: SectionNode | TitleNode;
  title: string;
  /** The fields, unless they stand elsewhere in a grid. */
  children?: ReactNode;
}

/** A section that users add and remove: its title beside one button, and its fields while it is there. */
export function OptionalSection({ node, title, children }: OptionalSectionProps) {
  const { store, messages, disabled, isReadOnly } = useFormContext();
  const { pointer } = node.plan;
  const isVisible = useStoreAtom(store.jotai, store.section(pointer).isVisible);
  const isThere = useStoreAtom(store.jotai, store.section(pointer).isThere);
  const root = useRef<HTMLElement>(null);
  const moveFocus = useToggledFocus(root, isThere);
  if (!isVisible) return null;

  const Heading = node.plan.section === '' ? 'h3' : 'h4';
  const handlePress = () => {
    moveFocus();
    if (isThere) store.removeSection(pointer);
    else store.addSection(pointer);
  };
  const titleId = `${fieldId(store.form.id, node.plan)}-title`;
  return (
    <section ref={root} className="sb-section" aria-labelledby={titleId} data-section={pointer}>
      <div className={isThere ? 'sb-optional sb-optional-there' : 'sb-optional'}>
        <Heading className="sb-heading" id={titleId}>
          {title}
        </Heading>
        <OptionalButton
          key={String(isThere)}
          messages={messages}
          title={title}
          isThere={isThere}
          disabled={disabled}
          isFixed={isReadOnly}
          onPress={handlePress}
        />
      </div>
      {isThere && children}
    </section>
  );
}

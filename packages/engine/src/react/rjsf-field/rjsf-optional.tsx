import type { OptionalDataControlsTemplateProps } from '@rjsf/utils';
import { useMemo, useRef, type ComponentType, type RefObject } from 'react';
import type { FormMessages } from '../form-messages';
import { OptionalButton } from '../optional/optional-button';
import { useToggledFocus } from '../optional/use-toggled-focus';

/** The button that adds or removes a part of what RJSF draws, as the form has it for its sections. */
export function rjsfOptional(messages: FormMessages): ComponentType<OptionalDataControlsTemplateProps> {
  return function RjsfOptional({ id, uiSchema, onAddClick, onRemoveClick }) {
    const own = useRef<HTMLSpanElement>(null);
    const root = useMemo(() => fieldsetAround(own), []);
    const isThere = onRemoveClick !== undefined;
    const isFixed = onAddClick === undefined && onRemoveClick === undefined;
    const moveFocus = useToggledFocus(root, isThere);
    const handlePress = () => {
      moveFocus();
      (onRemoveClick ?? onAddClick)?.();
    };
    return (
      <span id={id} ref={own}>
        <OptionalButton
          key={String(isThere)}
          messages={messages}
          title={uiSchema?.['ui:title'] ?? ''}
          isThere={isThere}
          disabled={false}
          isFixed={isFixed}
          onPress={handlePress}
        />
      </span>
    );
  };
}

/** RJSF draws each object and list as a fieldset. */
function fieldsetAround(own: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return own.current?.closest('fieldset') ?? null;
    },
  };
}

import { Component, lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { type FieldPlan, isDeprecated, presentWidget } from '../../core';
import { fieldMessages } from '../field-messages';
import { useFormContext } from '../form-context';
import { useStoreAtom } from '../use-store-atom';
import { FieldLeaf } from './field-leaf';
import { OptionalField } from './load-optional';

const RjsfField = lazy(async () => ({ default: (await import('../rjsf-field/rjsf-field')).RjsfField }));

/** One field: nothing while a condition hides it or it is deprecated and empty, `FieldLeaf` for a known widget, else `RjsfField`. */
export const FieldView = memo(function FieldView({ plan }: { plan: FieldPlan }) {
  return plan.when.length === 0 && plan.optionalIn === undefined && !isDeprecated(plan) ? (
    <FieldBody plan={plan} />
  ) : (
    <ConditionalField plan={plan} />
  );
});

function ConditionalField({ plan }: { plan: FieldPlan }) {
  const { store } = useFormContext();
  const isDrawn = useStoreAtom(store.jotai, store.field(plan.pointer).isDrawn);
  return isDrawn ? <FieldBody plan={plan} /> : null;
}

function FieldBody({ plan }: { plan: FieldPlan }) {
  const { store, widgets, messages } = useFormContext();
  const texts = useMemo(() => fieldMessages({ formId: store.form.id, plan, messages }), [store, plan, messages]);
  if (plan.widget === 'hidden') return null;
  const name = presentWidget(plan, (each) => Object.hasOwn(widgets, each));
  const Widget = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  if (Widget !== undefined)
    return draw((isTitleAbove) => <FieldLeaf plan={plan} texts={texts} Widget={Widget} isTitleAbove={isTitleAbove} />);
  const loading = (
    <div className="sb-field" aria-busy="true">
      {messages('engine::rjsfField.loading', { title: texts.title })}
    </div>
  );
  return draw((isTitleAbove) => (
    <RjsfFieldBoundary failed={messages('engine::rjsfField.failed', { title: texts.title })}>
      <Suspense fallback={loading}>
        <RjsfField plan={plan} texts={texts} isTitleAbove={isTitleAbove} />
      </Suspense>
    </RjsfFieldBoundary>
  ));

  function draw(field: (isTitleAbove: boolean) => ReactNode) {
    if (!plan.isOptional) return field(false);
    return (
      <OptionalField plan={plan} texts={texts} plain={field(false)}>
        {field(true)}
      </OptionalField>
    );
  }
}

interface RjsfFieldBoundaryProps {
  /** Message shown instead of the field. */
  failed: ReactNode;
  children: ReactNode;
}

/** Error boundary: a field that throws, or whose code cannot be fetched, does not break the form. */
class RjsfFieldBoundary extends Component<RjsfFieldBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <div className="sb-field sb-error" role="alert">
        {this.props.failed}
      </div>
    ) : (
      this.props.children
    );
  }
}

import { lazy, memo, Suspense, useMemo } from 'react';
import type { FieldPlan } from '../../core';
import { fieldWords } from '../field-words';
import { useFormContext } from '../form-context';
import { FieldLeaf } from './field-leaf';
import { IslandBoundary } from './island-boundary';
import { useStoreAtom } from '../use-store-atom';

const RjsfIsland = lazy(async () => ({ default: (await import('../island/rjsf-island')).RjsfIsland }));

/** One field: nothing while a condition hides it, our own leaf for a known widget, else RJSF's. */
export const FieldView = memo(function FieldView({ plan }: { plan: FieldPlan }) {
  return plan.when.length === 0 ? <FieldBody plan={plan} /> : <ConditionalField plan={plan} />;
});

function ConditionalField({ plan }: { plan: FieldPlan }) {
  const { store } = useFormContext();
  const isVisible = useStoreAtom(store.jotai, store.field(plan.pointer).isVisible);
  return isVisible ? <FieldBody plan={plan} /> : null;
}

function FieldBody({ plan }: { plan: FieldPlan }) {
  const { store, widgets, words } = useFormContext();
  const texts = useMemo(() => fieldWords({ formId: store.form.id, plan, words }), [store, plan, words]);
  if (plan.widget === 'hidden') return null;
  const Widget = Object.hasOwn(widgets, plan.widget) ? widgets[plan.widget] : undefined;
  if (Widget !== undefined) return <FieldLeaf plan={plan} texts={texts} Widget={Widget} />;
  const loading = (
    <div className="sb-field" aria-busy="true">
      {words('engine::island.loading', { title: texts.title })}
    </div>
  );
  return (
    <IslandBoundary failed={words('engine::island.failed', { title: texts.title })}>
      <Suspense fallback={loading}>
        <RjsfIsland plan={plan} texts={texts} />
      </Suspense>
    </IslandBoundary>
  );
}

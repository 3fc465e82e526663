import { LoadFailure, PageCard, UnsavedGuard } from '@signalbox/console-kit';
import { App, Skeleton } from 'antd';
import { useState } from 'react';
import { CycleEditor } from './cycle-editor';
import { useCycle, useCycles } from './use-cycles';

/** The form of a project's first cycle: a new one, until there is one. */
export function FirstCycle() {
  const { cycles, error, readAll } = useCycles();
  const [saved, setSaved] = useState<string>();
  const [isDirty, setDirty] = useState(false);
  const cycle = useCycle(cycles, saved ?? cycles?.items[0]?.id);
  if (!cycles && error) return <LoadFailure error={error} onRetry={readAll} />;
  if (!cycles)
    return (
      <PageCard>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </PageCard>
    );
  return (
    <App component={false}>
      <PageCard>
        <CycleEditor
          key={cycle?.id ?? 'new'}
          cycle={cycle}
          onDirty={setDirty}
          onSaved={setSaved}
          onRemoved={() => setSaved(undefined)}
        />
      </PageCard>
      <UnsavedGuard isDirty={isDirty} />
    </App>
  );
}

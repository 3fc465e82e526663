import { lazy, Suspense } from 'react';
import { IconDrawing } from './icon-drawing';

const LabelledIcon = lazy(async () => {
  const { useIconName, useProductIcons } = await import('./use-icon-name');
  return {
    default: ({ value }: { value: string }) => {
      const nameOf = useIconName(useProductIcons());
      return <bdi>{nameOf(value)}</bdi>;
    },
  };
});

/** Draws an icon with its name in the user's locale. The names of the product's icons load with the first one. */
export function IconName({ value }: { value: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: 4, alignItems: 'center', verticalAlign: 'top' }}>
      <IconDrawing value={value} />
      <Suspense fallback={null}>
        <LabelledIcon value={value} />
      </Suspense>
    </span>
  );
}

import type { MediaPickerProps } from '@signalbox/widgets';
import { lazy, Suspense, useState } from 'react';

const PickerDialog = lazy(async () => ({ default: (await import('./picker-dialog')).PickerDialog }));

/** Picks one file of the media library. Loads the dialog's code when it is first opened. Each opening starts with a fresh state. */
export function MediaPicker(props: MediaPickerProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <PickerDialog {...props} />
    </Suspense>
  );
}

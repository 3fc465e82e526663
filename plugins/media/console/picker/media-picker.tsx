import type { MediaPickerProps } from '@signalbox/widgets';
import { lazy, Suspense, useState } from 'react';

const PickerDialog = lazy(async () => ({ default: (await import('./picker-dialog')).PickerDialog }));

/** Picks one file of the media library. The dialog's code is fetched when it is first opened; it is told anew each time. */
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

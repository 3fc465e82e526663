import { Button } from 'antd';
import { useFormStatus, type FormStore } from '@signalbox/engine/react';

export function SaveBar({ store }: { store: FormStore }) {
  const { state, isDirty, isValid } = useFormStatus(store);
  return <Button disabled={!isDirty || !isValid}>Save ({state})</Button>;
}

import type { WidgetProps } from '@signalbox/engine/react';
import { Alert, Button, Flex, Select } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useLoaded } from '../services/use-loaded';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { dashboardId, dashboardValue, type DashboardValue } from './dashboard-value';

export function DashboardSelectInput(props: WidgetProps<DashboardValue>) {
  const { label, value, onChange, onBlur, disabled, required, isInvalid, schema, placeholder } = props;
  const messages = useWidgetMessages();
  const { dashboards } = useWidgetServices();
  const { loaded, reload } = useLoaded(dashboards?.load);
  const id = dashboardId(value);
  const known = loaded.items.map((dashboard) => ({ value: dashboard.id, label: dashboard.name }));
  const isGone = loaded.status === 'ready' && id !== undefined && !known.some((choice) => choice.value === id);
  return (
    <Flex vertical gap="small" style={inputFrame}>
      <Select<string>
        {...inputAria(props)}
        showSearch={{ optionFilterProp: 'label' }}
        value={id}
        onChange={(next: string | undefined) => onChange(dashboardValue(next, schema))}
        onBlur={onBlur}
        disabled={disabled}
        status={inputStatus(isInvalid)}
        loading={loaded.status === 'loading'}
        placeholder={placeholder}
        allowClear={required ? false : { label: messages('select.clear', { label }) }}
        notFoundContent={messages(loaded.status === 'loading' ? 'dashboard.loading' : 'dashboard.empty')}
        virtual={known.length > 200}
        options={isGone ? [...known, { value: id, label: messages('dashboard.gone', { id }) }] : known}
      />
      {loaded.status === 'failed' && (
        <Alert
          type="error"
          role="alert"
          title={messages('dashboard.failed', { reason: loaded.reason })}
          action={
            <Button size="small" onClick={reload}>
              {messages('dashboard.retry')}
            </Button>
          }
        />
      )}
    </Flex>
  );
}

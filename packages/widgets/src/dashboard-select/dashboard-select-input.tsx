import type { WidgetProps } from '@signalbox/engine/react';
import { Alert, Button, Flex, Select } from 'antd';
import { type UIEvent, useCallback } from 'react';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useLoaded } from '../services/use-loaded';
import { useSearch } from '../services/use-search';
import type { Dashboard } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { dashboardId, dashboardValue, type DashboardValue } from './dashboard-value';

/** Chooses one of the dashboards that are not deleted. The server searches them by name and sends them page by page. */
export function DashboardSelectInput(props: WidgetProps<DashboardValue>) {
  const { label, value, onChange, onBlur, disabled, required, isInvalid, schema, options, placeholder } = props;
  const messages = useWidgetMessages();
  const { dashboards } = useWidgetServices();
  const blockedReason = dashboards?.blockedReason;
  const source = blockedReason === undefined ? dashboards : undefined;
  const found = useSearch(source?.search);
  const id = dashboardId(value, options);
  const chosen = useChosenDashboard({ id, find: source?.find });
  const listed = found.items.map((dashboard) => ({ value: dashboard.id, label: dashboard.name }));
  const isListed = listed.some((choice) => choice.value === id);
  /** The chosen one, if the loaded pages do not contain it. */
  const chosenLabel =
    chosen.status === 'gone' ? messages('dashboard.gone', { id: id ?? '' }) : (chosen.dashboard?.name ?? id);
  const reason = found.status === 'failed' ? found.reason : chosen.reason;

  const handleScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= list.clientHeight) found.loadMore();
  };
  const handleRetry = () => {
    if (found.status === 'failed') found.retry();
    chosen.retry();
  };
  return (
    <Flex vertical gap="small" style={inputFrame}>
      <Select<string>
        {...inputAria(props)}
        showSearch={{ filterOption: false, onSearch: found.setText }}
        value={id}
        onChange={(next: string | undefined) => onChange(dashboardValue(next, { schema, options }))}
        onBlur={onBlur}
        onPopupScroll={handleScroll}
        disabled={disabled}
        status={inputStatus(isInvalid)}
        loading={found.status === 'loading' || chosen.status === 'loading'}
        placeholder={placeholder}
        allowClear={required ? false : { label: messages('select.clear', { label }) }}
        notFoundContent={blockedReason ?? messages(emptyText(found))}
        options={
          id === undefined || isListed || found.text !== '' ? listed : [...listed, { value: id, label: chosenLabel }]
        }
        labelRender={({ label: shown }) => shown ?? chosenLabel}
      />
      {blockedReason !== undefined && <Alert type="info" title={blockedReason} />}
      {reason !== undefined && (
        <Alert
          type="error"
          role="alert"
          title={messages('dashboard.failed', { reason })}
          action={
            <Button size="small" onClick={handleRetry}>
              {messages('dashboard.retry')}
            </Button>
          }
        />
      )}
    </Flex>
  );
}

function emptyText({ status, text }: { status: string; text: string }) {
  if (status === 'loading') return 'dashboard.loading';
  return text === '' ? 'dashboard.empty' : 'dashboard.noMatch';
}

interface ChosenOptions {
  id: string | undefined;
  /** Resolves to undefined if no such dashboard exists any more. Missing: nothing is known of dashboards. */
  find: ((id: string) => Promise<Dashboard | undefined>) | undefined;
}
interface Chosen {
  status: 'none' | 'loading' | 'ready' | 'gone' | 'failed';
  dashboard?: Dashboard;
  /** Why the name could not be loaded. */
  reason?: string;
  retry: () => void;
}

/** The dashboard that a field contains, which the pages of a search need not contain. */
function useChosenDashboard({ id, find }: ChosenOptions): Chosen {
  const load = useCallback(async () => {
    const dashboard = id === undefined ? undefined : await find?.(id);
    return dashboard ? [dashboard] : [];
  }, [id, find]);
  const { loaded, reload: retry } = useLoaded(load);
  const [dashboard] = loaded.items;

  if (id === undefined || find === undefined) return { status: 'none', retry };
  if (loaded.status === 'failed') return { status: 'failed', reason: loaded.reason, retry };
  if (loaded.status === 'loading') return { status: 'loading', retry };
  if (dashboard?.id === id) return { status: 'ready', dashboard, retry };
  return { status: dashboard ? 'loading' : 'gone', retry };
}

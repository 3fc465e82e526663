import { textIn } from '@signalbox/api';
import { useConsole } from '@signalbox/api/react';
import { columnsOf, startOrder } from '@signalbox/collections-core';
import {
  type Collection,
  CollectionPage,
  modelSchemaQuery,
  modelsQuery,
  recordResource,
} from '@signalbox/collections-react';
import { LoadFailure, LoadingLines, PageFrame } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

/** `/app/list/{model}`: the records of one model. */
export function ListPage() {
  const { t } = useTranslation('lists');
  const { StatusPage } = useConsole();
  const { model: address = '' } = useParams();
  const { model, isClosed, error, retry } = useOpenModel(address);
  if (model) return <CollectionPage key={model.id} collection={model} />;
  if (isClosed) return <StatusPage title={t('closed.title')} text={t('closed.text', { model: address })} />;
  return (
    <PageFrame width="wide">
      {error ? (
        <LoadFailure
          error={error}
          onRetry={retry}
          titleOf={(reason) => t('collections-react::list.loadFailed', { reason })}
        />
      ) : (
        <LoadingLines label={t('collections-react::list.loading')} rows={10} />
      )}
    </PageFrame>
  );
}

interface OpenModelState {
  model: Collection | undefined;
  /** The user may list no model with this key or id. */
  isClosed: boolean;
  error: Error | null;
  retry: () => void;
}

/** The model of an address, by its id or else its key. */
function useOpenModel(address: string): OpenModelState {
  const { api, user, language } = useConsole();
  const models = useQuery(modelsQuery(api));
  const listed = models.data?.find(({ id }) => id === address) ?? models.data?.find(({ key }) => key === address);
  const read = useQuery({ ...modelSchemaQuery(api, listed?.id ?? ''), enabled: listed !== undefined });
  const { data } = read;
  const { isSuper, permissions } = user;
  const model = useMemo(() => {
    if (listed === undefined || data === undefined) return undefined;
    const viewer = { isSuper, permissions: new Set(permissions) };
    const name = textIn(listed.title ?? listed.name, language);
    const resource = recordResource(listed.id);
    const columns = columnsOf({ ...data, viewer });
    const sort = startOrder({ ...data, columns });
    return { ...listed, ...data, resource, name, columns, sort, form: { resource: `${resource}/form` } };
  }, [listed, data, isSuper, permissions, language]);
  return {
    model,
    isClosed: models.data !== undefined && listed === undefined,
    error: models.error ?? read.error,
    retry: () => void (models.error ? models.refetch() : read.refetch()),
  };
}

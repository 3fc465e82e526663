import { useConsole } from '@signalbox/api/react';
import { LoadFailure, LoadingLines, PageFrame } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CollectionPage } from '@signalbox/collections-react';
import { useOpenModel } from './use-open-model';

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

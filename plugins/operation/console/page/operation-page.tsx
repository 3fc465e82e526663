import { useConsole } from '@signalbox/api/react';
import { PageFrame, saveBlob, useFailureText } from '@signalbox/console-kit';
import type { JsonObject } from '@signalbox/schemas';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { DatabaseSection } from '../database/database-section';
import { BundleButton } from '../bundle/bundle-button';
import { ActionSection } from '../records/action-section';
import { LockedSection } from '../sessions/locked-section';
import { CheckSection } from '../work/check-section';
import { SessionSection } from '../sessions/session-section';
import { WorkSections } from '../work/work-sections';
import { HistorySection } from '../history/history-section';
import { Overview } from '../overview/overview';

/** `/app/operation`: what the servers, the database and the work of the platform are doing. It renews itself. */
export function OperationPage() {
  const { t } = useTranslation('operation');
  return (
    <PageFrame title={t('title')} description={t('description')} width="wide" actions={<Downloads />}>
      <Overview />
      <HistorySection />
      <SessionSection />
      <LockedSection />
      <WorkSections />
      <CheckSection />
      <DatabaseSection />
      <ActionSection />
    </PageFrame>
  );
}

function Downloads() {
  const { t } = useTranslation('operation');
  const { api } = useConsole();
  const failureText = useFailureText();
  const apiDocument = useMutation({
    mutationFn: async () => {
      const text = JSON.stringify(await api.get<JsonObject>('openapi.json'), null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), 'openapi.json');
    },
  });
  return (
    <div>
      <Flex wrap gap="small">
        <Button loading={apiDocument.isPending} onClick={() => apiDocument.mutate()}>
          {t('apiDocument')}
        </Button>
        <BundleButton />
      </Flex>
      {apiDocument.error && (
        <Typography.Text type="danger" role="alert">
          {failureText(apiDocument.error)}
        </Typography.Text>
      )}
    </div>
  );
}

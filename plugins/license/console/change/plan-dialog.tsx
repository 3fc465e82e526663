import { licenseQuery, useConsole } from '@signalbox/api/react';
import { PlanDialogFrame, useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Table, Tag, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { LicensePlan, LicenseSide } from '../../shared/license';
import { dayText } from '../day-text';
import { limitNames } from '../limit-names';
import { LimitState } from '../limit-state';
import { StateTag } from '../state-tag';

interface PlanDialogProps {
  plan: LicensePlan;
  /** Text of the file to install. Missing: the license is removed. */
  file?: string;
  onBack: () => void;
  onClose: () => void;
}

/** Shows the plan of an upload or a removal, and executes it. */
export function PlanDialog({ plan, file, onBack, onClose }: PlanDialogProps) {
  const { t } = useTranslation('license');
  const failureText = useFailureText();
  const { mutate, isPending, error } = useChange({ file, onClose });
  const isRemoval = file === undefined;
  // If the default project's license applies afterwards, the removal leaves a license.
  const isRemoved = isRemoval && plan.to.license?.id === plan.from.license?.id && plan.to.license !== undefined;
  return (
    <PlanDialogFrame
      title={t(isRemoval ? 'planRemoval' : 'planUpload')}
      back={t(isRemoval ? 'cancel' : 'back')}
      isPending={isPending}
      onBack={onBack}
      onClose={onClose}
      action={
        <Button type="primary" danger={isRemoval} loading={isPending} onClick={() => mutate(plan)}>
          {t(isRemoval ? 'removeNow' : 'installNow')}
        </Button>
      }
    >
      {plan.to.state !== 'valid' && (
        <Alert type="warning" showIcon title={t(`planState.${isRemoved ? 'removed' : plan.to.state}`)} />
      )}
      <PlanTable plan={plan} />
      {error && <Alert type="error" showIcon role="alert" title={failureText(error)} />}
    </PlanDialogFrame>
  );
}

/** Both licenses side by side, and the features and pages that come and go. */
function PlanTable({ plan }: { plan: LicensePlan }) {
  const { t, i18n } = useTranslation('license');
  const { from, to, pages, used } = plan;
  const number = new Intl.NumberFormat(i18n.language);
  const day = (iso: string | undefined) => (iso === undefined ? '–' : dayText(iso, i18n.language));
  const row = (name: string, of: (side: LicenseSide) => React.ReactNode) => ({
    name: t(`fact.${name}`),
    from: of(from),
    to: of(to),
  });
  const rows = [
    row('state', ({ state }) => <StateTag state={state} />),
    row('number', ({ license }) => <bdi>{license?.id ?? '–'}</bdi>),
    row('customer', ({ license }) => <bdi>{license?.customer ?? '–'}</bdi>),
    row('from', ({ license }) => day(license?.startTime)),
    row('until', ({ license }) => day(license?.expireTime)),
  ];
  const limits = limitNames(from.limit, to.limit).map((name) => {
    const text = ({ limit }: LicenseSide) => (limit[name] === undefined ? t('limit.no') : number.format(limit[name]));
    const after = to.limit[name] === undefined ? text(to) : <LimitState most={to.limit[name]} used={used[name]} />;
    return { name: t(`data::limits.${name}`, { defaultValue: name }), from: text(from), to: after };
  });
  const isAbove = Object.entries(to.limit).some(([name, most]) => (used[name] ?? 0) > most);
  const titles = (names: string[]) => names.map((name) => t(`data::features.${name}`, { defaultValue: name }));
  return (
    <>
      <Table
        size="small"
        rowKey="name"
        pagination={false}
        dataSource={[...rows, ...limits]}
        columns={[
          { title: <span className="visually-hidden">{t('planPart')}</span>, dataIndex: 'name', rowScope: 'row' },
          { title: t('now'), dataIndex: 'from' },
          { title: t('afterwards'), dataIndex: 'to' },
        ]}
      />
      {isAbove && <Alert type="warning" showIcon title={t('limit.planAbove')} />}
      <Names title={t('featuresOn')} names={titles(to.on.filter((name) => !from.on.includes(name)))} color="success" />
      <Names title={t('featuresOff')} names={titles(from.on.filter((name) => !to.on.includes(name)))} color="error" />
      <Names title={t('pagesOpened')} names={pages.opened.map((key) => t(key))} color="success" />
      <Names title={t('pagesClosed')} names={pages.closed.map((key) => t(key))} color="error" />
    </>
  );
}

function Names({ title, names, color }: { title: string; names: string[]; color: string }) {
  const { t } = useTranslation('license');
  return (
    <Flex vertical gap={4}>
      <Typography.Text strong>{title}</Typography.Text>
      {names.length === 0 && <Typography.Text type="secondary">{t('noneOfThem')}</Typography.Text>}
      <Flex wrap="wrap" gap={6}>
        {names.map((name) => (
          <Tag key={name} color={color}>
            {name}
          </Tag>
        ))}
      </Flex>
    </Flex>
  );
}

/** Installs the license of `file`, or removes the installed one without a file. The pages of the console follow at once. */
function useChange({ file, onClose }: { file?: string; onClose: () => void }) {
  const { t } = useTranslation('license');
  const { api, notify } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ plan }: LicensePlan) =>
      file === undefined ? api.post('core/license/remove', { plan }) : api.post('core/license/install', { file, plan }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: licenseQuery(api).queryKey });
      notify(t(file === undefined ? 'removed' : 'installed'));
      onClose();
    },
  });
}

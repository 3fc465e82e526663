import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { projectPrefix, type SessionUser } from '@signalbox/api';
import { StatusPage } from '../shell/status-page';
import { projectId } from '../state/project';

/** Shown in a project that the user may not enter. Links to those that they may. */
export function ForbiddenProjectPage({ user }: { user: SessionUser }) {
  const { t } = useTranslation('console');
  const logOut = useHref('/app/logout');
  const nameOf = (project: string) => (project === 'default' ? t('projectForbidden.default') : project);
  return (
    <main tabIndex={-1}>
      <StatusPage
        title={t('projectForbidden.title')}
        text={t('projectForbidden.text', { project: nameOf(projectId) })}
        action={
          <Flex wrap gap="small">
            {user.projects?.map((project) => (
              // Another project is another base path, so the browser loads the page.
              <Button key={project} type="primary" href={homeOf(project)}>
                {nameOf(project)}
              </Button>
            ))}
            <Button href={logOut}>{t('logOut')}</Button>
          </Flex>
        }
      />
    </main>
  );
}

function homeOf(project: string): string {
  return project === 'default' ? '/app/dashboard' : `/${projectPrefix}${project}/app/dashboard`;
}

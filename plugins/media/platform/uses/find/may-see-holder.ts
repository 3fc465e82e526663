import { visibleModules } from '@signalbox/project-data';
import type { FastifyRequest } from 'fastify';
import { mayAny } from '../../require-any';
import type { Holder } from '../references/reference-tables';

/** Whether the sender may read a record, the settings of a project, or a language pack. */
export function maySeeHolder(request: FastifyRequest): (holder: Holder) => boolean {
  const { viewer } = request;
  const modules = visibleModules(viewer);
  const mayReadSettings = mayAny(request, ['setting.view']);
  return ({ source, project, collection }) => {
    if (viewer?.projects?.has(project) === false) return false;
    if (source === 'document') return modules?.includes(collection) ?? true;
    return source === 'languagePack' || mayReadSettings;
  };
}

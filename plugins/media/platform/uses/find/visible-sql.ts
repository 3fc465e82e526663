import { maySee } from '@signalbox/engine/core';
import { visibleModules } from '@signalbox/project-data';
import { forms } from '@signalbox/schemas';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { mayAny } from '../../require-any';
import { pointersOf } from '../names/form-of-setting';

/** True for references in what the sender may read. Everyone may read language packs. */
export function visibleTo(request: FastifyRequest): RawBuilder<boolean> {
  const { viewer } = request;
  const modules = visibleModules(viewer);
  const records = modules === undefined ? sql`true` : sql`collection = any(${[...modules]}::text[])`;
  const projects = viewer?.projects && [...viewer.projects];
  const isEntered = projects === undefined ? sql`true` : sql`project = any(${projects}::text[])`;
  return sql<boolean>`${isEntered} and case source
    when 'document' then ${records} when 'setting' then ${visibleSettings(request)} else true end`;
}

function visibleSettings(request: FastifyRequest): RawBuilder<boolean> {
  const { viewer } = request;
  if (viewer === undefined || !mayAny(request, ['setting.view'])) return sql<boolean>`false`;
  const hidden = forms.filter((form) => !maySee(form, viewer)).flatMap(pointersOf);
  return sql<boolean>`not exists (
    select from unnest(${hidden}::text[]) field where pointer = field or starts_with(pointer, field || '/'))`;
}

import { pointerOf } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';
import type { Declared } from '../declared';
import type { Sources } from '../load-sources';
import { permissionKeys } from '../permission-keys';
import { errorAt } from '../source-file';
import { unknownName } from './unknown-name';
import type { ValidationError } from '../validation-error';

/** `data/license-gates.json` names features, routes, menu entries, groups and tabs that exist, and each once. */
export function checkLicenseGates(sources: Sources): ValidationError[] {
  const file = sources.data.find(({ name }) => name === 'license-gates');
  if (!file || !isJsonObject(file.definition)) return [];
  const gates = Object.entries(file.definition).flatMap(([feature, gate]) =>
    isJsonObject(gate) ? [{ feature, gate }] : [],
  );
  const known = knownNames(sources);
  const seen = new Set<string>();
  return gates.flatMap(({ feature, gate }) => [
    ...unknownName({ ...file, pointer: pointerOf([feature]), name: feature, ...known.features, atKey: true }),
    ...lists.flatMap((kind) =>
      namesOf(gate, kind).flatMap((name, index) => {
        const pointer = pointerOf([feature, kind, String(index)]);
        const key = `${kind} ${name}`;
        if (!seen.has(key)) {
          seen.add(key);
          return unknownName({ ...file, pointer, name, ...known[kind] });
        }
        const wrong = `"${name}" is listed twice`;
        return [errorAt(file.source, pointer, { wrong, remedy: 'keep it below one feature' })];
      }),
    ),
    ...openRoutes(file, { feature, gate, routes: known.open }),
  ]);
}

const lists = ['routes', 'menus', 'groups', 'tabs'] as const;

/** The known names with the file that has them. A broken file has an error of its own: its names are not unknown. */
function knownNames({ data, menus, groups, forms, partialForms, errors }: Sources) {
  const contentOf = (name: string) => data.find((file) => file.name === name)?.definition;
  const [features, access] = [contentOf('features'), contentOf('access')];
  const open = isJsonObject(access) ? Object.keys(access).map((route) => route.replace('/rest/', '')) : undefined;
  const whole = (names: string[]) => (errors.length === 0 ? names : undefined);
  return {
    features: { known: features === undefined ? undefined : permissionKeys(features), list: 'data/features.json' },
    open,
    routes: { known: open && startsOf(open), list: 'data/access.json' },
    menus: {
      known: whole(menus.flatMap(({ definition }) => definition.entries.map(({ key }) => key))),
      list: 'data/menus.json',
    },
    groups: { known: whole(groups.map(({ definition }) => definition.key)), list: 'forms/<group>/group.json' },
    tabs: {
      known: whole([...forms, ...partialForms].map(({ definition }) => definition.id)),
      list: 'forms/<group>/<tab>/form.json',
    },
  };
}

/** `core/backup` and `core/backup/:id` of `GET core/backup/:id`. */
function startsOf(routes: string[]): string[] {
  const paths = routes.map((route) => route.slice(route.indexOf(' ') + 1).split('/'));
  return [...new Set(paths.flatMap((parts) => parts.map((_, index) => parts.slice(0, index + 1).join('/'))))];
}

interface OpenRoutes {
  feature: string;
  gate: JsonObject;
  /** Undefined without `data/access.json`. */
  routes: string[] | undefined;
}

/** Routes that stay open: among those of their feature, and each with a reason. */
function openRoutes(file: Declared<unknown>, { feature, gate, routes }: OpenRoutes): ValidationError[] {
  const open = isJsonObject(gate['open']) ? gate['open'] : {};
  const starts = namesOf(gate, 'routes');
  const closed = routes?.filter((route) =>
    starts.some((start) => `${route.slice(route.indexOf(' ') + 1)}/`.startsWith(`${start}/`)),
  );
  return Object.entries(open).flatMap(([route, reason]) => {
    const pointer = pointerOf([feature, 'open', route]);
    if (typeof reason === 'string' && reason !== '')
      return unknownName({
        ...file,
        pointer,
        name: route,
        known: closed,
        list: 'the routes of the feature',
        atKey: true,
      });
    return [errorAt(file.source, pointer, { wrong: 'the reason is missing', remedy: 'say why the route stays open' })];
  });
}

function namesOf(gate: JsonObject, kind: (typeof lists)[number]): string[] {
  const names = gate[kind];
  return Array.isArray(names) ? names.map(String) : [];
}

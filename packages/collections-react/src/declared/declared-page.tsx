import { useConsole } from '@signalbox/api/react';
import { columnsOf, type ListColumn, startOrder, titledSchema } from '@signalbox/collections-core';
import { useFormMessages } from '@signalbox/console-kit';
import { type CollectionDefinition, collections, type DialogId, dialogs } from '@signalbox/schemas';
import type { JsonObject } from '@signalbox/schemas/json';
import { recordActions } from '@signalbox/schemas/permission-model';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { CollectionPage } from '../page/collection-page';

/** The page of a collection of the build, by its id. */
export function declaredPage(id: string): () => ReactNode {
  const definition = collections.find((each) => each.id === id);
  if (definition === undefined) throw new TypeError(`There is no collection ${id}`);
  return function DeclaredPage() {
    return <CollectionPage collection={useDeclaredCollection(definition)} />;
  };
}

/** The collection of a declaration, in the language of the user. Its form is the dialog with its id. */
function useDeclaredCollection(definition: CollectionDefinition): Collection {
  const { user } = useConsole();
  const { isSuper, permissions } = user;
  const messages = useFormMessages();
  const { t } = useTranslation();
  return useMemo(() => {
    const { id, resource } = definition;
    const form = dialogs.find((each) => each.id === id);
    if (form === undefined) throw new TypeError(`There is no form ${id}`);
    const schema = titledSchema(form.schema as JsonObject, (key) => messages(`forms/${id}::${key}`));
    const uiSchema = form.uiSchema as JsonObject;
    const viewer = { isSuper, permissions: new Set(permissions) };
    const { actions = [], live = [], compare, personal = [] } = definition;
    const columns = inOrder(columnsOf({ schema, uiSchema, viewer }), definition.columns).map((column) => {
      const [name = ''] = column.path.split('.');
      const limit = compare?.[name];
      return { ...column, ...(limit && { compare: limit }), isPersonal: personal.includes(name) };
    });
    const text = (key: string) => messages(`forms/${id}::${key}`) ?? '';
    const [newText, emptyText] = [messages(`forms/${id}::new`), messages(`forms/${id}::empty`)];
    return {
      id: resource,
      key: resource,
      resource,
      name: t(`forms/${id}::title`),
      actions: recordActions.filter((action) => {
        const permission = definition.permissions[action];
        if (permission === undefined) return action === 'view';
        return isSuper || viewer.permissions.has(permission);
      }),
      schema,
      uiSchema,
      form: { dialog: id as DialogId },
      columns,
      sort: startOrder({ uiSchema: { 'ui:options': { sort: definition.sort ?? '' } }, columns }),
      isReadOnly: definition.permissions.edit === undefined,
      live,
      ownActions: actions
        .filter(({ permission }) => isSuper || viewer.permissions.has(permission))
        .map((action) => ({
          ...action,
          title: text(`actions.${action.name}.title`),
          done: text(`actions.${action.name}.done`),
          confirm: text(`actions.${action.name}.confirm`),
        })),
      ...(newText === undefined ? {} : { newText }),
      ...(emptyText === undefined ? {} : { emptyText }),
    };
  }, [definition, isSuper, permissions, messages, t]);
}

/** The columns with those at first in their order. All others are hidden until the user chooses them. */
function inOrder(columns: ListColumn[], shown: readonly string[]): ListColumn[] {
  const first = shown.flatMap((path) => columns.find((column) => column.path === path) ?? []);
  // A part of a value without a title is no column.
  const rest = columns.filter((column) => !first.includes(column) && column.schema['title'] !== undefined);
  return [
    ...first.map((column) => ({ ...column, isExtra: false })),
    ...rest.map((column) => ({ ...column, isExtra: true })),
  ];
}

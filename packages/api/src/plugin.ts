import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { ApiClient } from './client';
import type { ErrorDefinition } from './errors';

/** The console half of a plug-in. `plugins/<id>/console/index.ts` exports one as `consolePlugin`. */
export interface ConsolePlugin<WidgetServices extends object = object, Widget = never> {
  id: string;
  /** Groups of forms that its pages draw. Their messages are loaded with the first of these pages. */
  formGroups?: readonly string[];
  /** Packages that draw its pages. Their messages of `locales/page` are loaded with the first of these pages. */
  pagePackages?: readonly string[];
  /**
   * Its pages. `data/menus.json` of the schemas has their menu entries, with the conditions to open them. The messages that
   * only they show are in `locales/page` and are loaded with the first of them.
   */
  routers: PluginRoute[];
  /**
   * Services that the plug-in adds for widgets, e.g. the media picker. Fetched with the first page that has widgets, so
   * import it dynamically. Later plug-ins of the console's list win.
   */
  widgetServices?: () => Promise<{ widgetServices: WidgetServicesMaker<WidgetServices> }>;
  /**
   * Its inputs of settings, by the name after `<id>:` in `ui:widget`. `widgets.json` beside the manifest says what each
   * takes. Fetched with the first page that has widgets; the messages of `locales/page` with the code of the first widget. Without
   * the plug-in, a field has the default widget of its type, or is edited as JSON.
   */
  widgets?: () => Promise<{ widgets: Readonly<Record<string, Widget>> }>;
  /**
   * Notices of the plug-in on the home page, for users with the permission, or for all users. `menu`: the key of a menu entry;
   * without the license feature of its page the card is not shown. Fetched with the home page. Renders nothing while there is no
   * notice.
   */
  homeCard?: { permission?: string; menu?: string; load: () => Promise<{ Component: ComponentType }> };
  /** Its parts of the first login of the first administrator. */
  firstSteps?: readonly FirstStep[];
  /**
   * Draws dashboards: the page of a dashboard, and the front end's pages that show one. Fetched with the first dashboard.
   * Later plug-ins of the console's list win, so a plug-in may replace the viewer of the product.
   */
  dashboardRenderer?: () => Promise<{ Component: ComponentType<DashboardRendererProps> }>;
  /**
   * Goes on while users navigate, e.g. a queue of uploads: drawn in the corner of every page of the session. Its code and the
   * messages of `locales/page` are fetched when it is needed for the first time. Stays until the session ends.
   */
  everyPage?: {
    /** A hook: true once there is something to draw. Part of the first load, so keep it small. */
    useIsNeeded: () => boolean;
    /** A hook: what a log-out would stop, in the user's locale. Undefined if nothing. Part of the first load too. */
    useLogOutWarning?: () => string | undefined;
    load: () => Promise<{ Component: ComponentType }>;
  };
  /**
   * Actions of settings tabs, by the name in the form's uiSchema: `"ui:options": {"panelAction": "<name>"}`, or a list of them.
   * Drawn after the fields. Fetched with the first tab that has one.
   */
  panelActions?: Readonly<Record<string, PanelAction>>;
  /** Its errors. Their messages are in `locales/platform`: the platform sends them in the languages of the code. */
  errors?: Readonly<Record<string, ErrorDefinition>>;
  /** Its jobs. The console shows their progress on every page. */
  jobKinds?: readonly ConsoleJobKind[];
}

/** A step of the first login: a form of the plug-in that an administrator should fill in first. */
export interface FirstStep {
  /** The last part of its address. */
  key: string;
  /** Message key of its title, which is not in `locales/page`. */
  title: string;
  /** Its place among the steps of all plug-ins. */
  order: number;
  /** For users with this permission. The platform enforces it. */
  permission: string;
  /** Draws it, with a Save of its own. */
  load: () => Promise<{ Component: ComponentType }>;
}

export interface PanelAction {
  /** For users with this permission. The platform enforces it. */
  permission: string;
  load: () => Promise<{ Component: ComponentType<PanelActionProps> }>;
}

export interface PanelActionProps {
  /** Id of the form of the tab. */
  formId: string;
  /** The values as typed, without hidden fields. Untouched secrets are markers. */
  readValues: () => JsonObject;
  /** True if the values are valid. Otherwise shows the errors, and moves the focus to the first. */
  validate: () => boolean;
  /** Changes the value of a field as the user would. Missing while the tab is read-only. */
  setValue?: (pointer: string, value: JsonValue) => void;
}

export interface DashboardRendererProps {
  /** The stored document: `name`, `remark`, `widgets`, and what else the platform keeps in it. */
  dashboard: JsonObject & { id: string };
  /** Title of the page in the user's locale: the dashboard's name, or the title of the menu entry that shows it. */
  title: string;
  /**
   * Level of the title's heading. Default: 1, for a page of its own. 2 where a page with a title of its own shows it.
   */
  headingLevel?: 1 | 2;
}

/** A kind of job, with its messages in the console. */
export interface ConsoleJobKind {
  /** `mark` of its tasks on the wire. */
  kind: string;
  /** `type` of its tasks on the wire. */
  type: string;
  /** Permissions to see such a job, and to start or stop one. None: only its creator may. */
  permissions: { view?: string; start?: string };
  /** Message key with namespace, e.g. `backup::progress.restore`. Param: `name` of the target. */
  title: string;
  /** Message key with namespace of its success. */
  done: string;
  /** Has `phase.<phase>`, and for reasons of failed jobs `ended.<reason>` or `reasons.<reason>`. */
  namespace: string;
  /** Start of the keys of the queries whose results change when such a job ends. */
  queryKey: readonly string[];
  /** It may change data that any page shows. */
  changesData?: boolean;
  /** It may change accounts: the platform has then ended every session. */
  endsSession?: boolean;
}

export type WidgetServicesMaker<WidgetServices extends object = object> = (
  tools: WidgetTools,
) => Partial<WidgetServices>;

/** Dependencies of a plug-in's widget services. */
export interface WidgetTools {
  api: ApiClient;
  /** See `ConsoleContext`. */
  hasExtensions: boolean;
  queryClient: QueryClient;
  /** True if the user has the permission. */
  may: (permission: string) => boolean;
  /** The same result. A failure becomes an `Error` whose message is in the user's locale, as widgets show it. */
  withShownError: <Value>(call: Promise<Value>) => Promise<Value>;
}

export interface PluginRoute {
  /** Path below `/app`, react-router's: `settings`, `system/list/:group`. */
  path: string;
  /** Message key with namespace; the document's title until the page sets another. */
  title: string;
  /** Permission that the page needs besides those of its menu entry, or without one. */
  permission?: string;
  /** A page of the front end: its title is that of the front end (`reception_name`). */
  isFrontEnd?: boolean;
  /** The page's code, fetched when it is first opened. */
  load: () => Promise<{ Component: ComponentType }>;
}

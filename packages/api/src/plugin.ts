import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { JsonObject } from '@signalbox/schemas';
import type { ApiClient } from './client';

/** What a plug-in's console half hands to the console. `plugins/<id>/console/index.ts` exports one as `consolePlugin`. */
export interface ConsolePlugin<WidgetServices extends object = object> {
  id: string;
  menuItems: MenuItem[];
  routers: PluginRoute[];
  /**
   * What the plug-in adds for widgets, e.g. the media picker; fetched with the first page that has widgets, so import it
   * dynamically. Later plug-ins of the console's list win.
   */
  widgetServices?: () => Promise<{ widgetServices: WidgetServicesMaker<WidgetServices> }>;
  /**
   * What the plug-in has to say on the home page to those with the permission; fetched with that page. It draws nothing
   * while it has nothing to say.
   */
  homeCard?: { permission: string; load: () => Promise<{ Component: ComponentType }> };
  /**
   * What the plug-in shows on every page of a session, such as how far something is; fetched once the page stands.
   * Of several permissions any one will do.
   */
  everywhere?: { permission: string | readonly string[]; load: () => Promise<{ Component: ComponentType }> };
}
export type WidgetServicesMaker<WidgetServices extends object = object> = (
  tools: WidgetTools,
) => Partial<WidgetServices>;

/** What a plug-in may build its widget services from. */
export interface WidgetTools {
  api: ApiClient;
  queryClient: QueryClient;
  /** The same answer; a failure becomes an `Error` whose message is in the reader's language, as widgets show it. */
  told: <Value>(call: Promise<Value>) => Promise<Value>;
}

export interface MenuItem {
  /** Words key with namespace, e.g. `groups/settings::title`. */
  title: string;
  /** Whole path, `/app/…`. */
  url: string;
  /** Folder of pages that the entry stands for, `/app/…`; its own url where it does not say. */
  covers?: string;
  /** Name in the console's icon table. */
  icon: string;
  /** Without it the entry is hidden; everyone sees an entry without one. */
  permission?: string;
  /** Where it stands; `system` where it does not say. */
  section?: MenuSection;
  /** Ascending within the section, 100 where it does not say. */
  order?: number;
  /** Drawn while it holds for the settings that this user may read. */
  isVisible?: (settings: JsonObject) => boolean;
  /** Hidden while the license lacks this feature. */
  licenseFeature?: string;
}
/** `main` is the business menu, `system` the group "system management". */
export type MenuSection = 'main' | 'system';

export interface PluginRoute {
  /** Path below `/app`, react-router's: `settings`, `system/list/:group`. */
  path: string;
  /** Words key with namespace; the document's title until the page sets a better one. */
  title: string;
  permission?: string;
  /** The page's own code, fetched when it is first opened. */
  load: () => Promise<{ Component: ComponentType }>;
}

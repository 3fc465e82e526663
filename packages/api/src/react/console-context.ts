import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { JsonObject } from '@signalbox/schemas';
import type { ApiClient, LiveState } from '../client';
import type { SessionEndReason } from '../live-messages';
import type { DashboardRendererProps, PanelActionProps } from '../plugin';
import type { SessionUser } from '../session-user';

/** What the console offers to the pages of plug-ins. */
export interface ConsoleContext {
  api: ApiClient;
  user: SessionUser;
  /** Changes with each login. Not secret. */
  sessionMark: string;
  /** Id of the current project; `default` is the id of the default one. */
  project: string;
  /** Name of this console from the settings, in the user's locale. */
  siteName: string;
  /** Subscribes to live messages with the session's token, see `openLive`. */
  live: (subscription: LiveSubscription) => { close: () => void };
  /** Ends the session in this browser and shows the reason to the user. */
  endSession: (reason: SessionEndReason) => void;
  /** BCP-47 code of the user's locale, e.g. `zh-Hans`. */
  language: string;
  /**
   * Loads the messages of a settings page's forms, in the user's locale and in each locale chosen later. Resolves at once
   * where they are loaded. Other messages are loaded before a page is drawn.
   */
  loadPageMessages: (group: string) => Promise<void>;
  /** The locales that users can choose. */
  languages: readonly OfferedLocale[];
  /** Loads the messages of a locale without showing them. Resolves at once where they are loaded. */
  loadLanguage: (code: string) => Promise<void>;
  /** False in front of an existing platform that has the documented calls alone. */
  hasExtensions: boolean;
  /** True if this console has the page of an entry of the menu. */
  hasPage: (entry: { url: string }) => boolean;
  /** Renders an icon of the console's table; a generic one for an unknown name. */
  Icon: ComponentType<{ name: string }>;
  /** Renders entries as a list, in the style of the console's menu. */
  PlaceMenu: ComponentType<{ entries: { url: string; title: string; icon: string }[]; selected: string | undefined }>;
  /** Renders a dashboard; undefined while no plug-in draws any. Suspends at first. */
  DashboardRenderer?: ComponentType<DashboardRendererProps>;
  /** Draws the action `name` of a settings tab. Nothing if no plug-in has it, or the user may not use it. */
  PanelAction?: ComponentType<PanelActionProps & { name: string }>;
  /** Renders a page that explains why there is no content, with a link home. */
  StatusPage: ComponentType<{ title: string; text: string }>;
  /** Loads what renders a part of a page in the light or the dark colours of the console's theme. */
  loadSchemeFrame: () => Promise<ComponentType<SchemeFrameProps>>;
  /** For an effect: sets the document's title to `<page> · <name>`, and returns its cleanup. */
  setPageTitle: (title: string) => () => void;
  /**
   * Shows a toast about a success: a sentence above the page, for some seconds. With an action it stays longer and has a
   * button. Returns a function that hides it, for an action that only the current page can do.
   */
  notify: (sentence: string, action?: ToastAction) => () => void;
}

export interface SchemeFrameProps {
  scheme: 'light' | 'dark';
  children: ReactNode;
}

/** A button in a toast. The toast goes when it is pressed. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface OfferedLocale {
  /** BCP-47. */
  code: string;
  /** In the language itself. */
  label: string;
  direction: 'ltr' | 'rtl';
}

export interface LiveSubscription {
  /** Last part of the path: `historycomputed`. */
  type: string;
  query: JsonObject;
  /** `data` of every frame. */
  onMessage: (data: unknown) => void;
  /** `open` at first and after each reconnection. Messages from before are lost. */
  onStateChange?: (state: LiveState) => void;
}

const Context = createContext<ConsoleContext | undefined>(undefined);
export const ConsoleContextProvider = Context.Provider;

export function useConsole(): ConsoleContext {
  const value = useContext(Context);
  if (!value) throw new Error('useConsole() needs a <ConsoleContextProvider> above it.');
  return value;
}

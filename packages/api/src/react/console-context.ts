import { createContext, useContext, type ComponentType } from 'react';
import type { JsonObject } from '@signalbox/schemas';
import type { ApiClient, LiveState } from '../client';
import type { SessionEndReason } from '../live-messages';
import type { SessionUser } from '../session-user';

/** What the console gives to the pages of plug-ins. */
export interface ConsoleContext {
  api: ApiClient;
  user: SessionUser;
  /** Id of the project that is shown; `default` is the default one's. */
  project: string;
  /** What the settings call this console, in the reader's language. */
  siteName: string;
  /** Subscribes to live messages in the session's name, see `openLive`. */
  live: (subscription: LiveSubscription) => { close: () => void };
  /** Ends the session here and tells the user why. */
  endSession: (reason: SessionEndReason) => void;
  /** BCP-47 code of the reader's language, e.g. `zh-Hans`. */
  language: string;
  /**
   * Loads the messages of a settings page's forms, in the user's language and in each that is chosen later; at once where
   * they are here. Other messages are here before a page is drawn.
   */
  loadPageMessages: (group: string) => Promise<void>;
  /** Draws an icon of the console's table; a generic one for an unknown name. */
  Icon: ComponentType<{ name: string }>;
  /** Places under each other, in the looks of the console's own menu. */
  PlaceMenu: ComponentType<{ entries: { url: string; title: string; icon: string }[]; selected: string | undefined }>;
  /** Names the page: `<page> · <name>` becomes the document's title. */
  setPageTitle: (title: string) => void;
  /** Says in passing that something went well: a sentence above the page, gone after some seconds. */
  notify: (sentence: string) => void;
}

export interface LiveSubscription {
  /** Last part of the path: `historycomputed`. */
  type: string;
  query: JsonObject;
  /** `data` of every frame. */
  onMessage: (data: unknown) => void;
  /** `open` at first and after each loss: what happened before was not told. */
  onStateChange?: (state: LiveState) => void;
}

const Context = createContext<ConsoleContext | undefined>(undefined);
export const ConsoleContextProvider = Context.Provider;

export function useConsole(): ConsoleContext {
  const value = useContext(Context);
  if (!value) throw new Error('useConsole() needs a <ConsoleContextProvider> above it.');
  return value;
}

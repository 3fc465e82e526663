import { createContext, useContext, type ComponentType } from 'react';
import type { ApiClient } from '../client';
import type { SessionUser } from '../session-user';

/** What the console gives to the pages of plug-ins. */
export interface ConsoleContext {
  api: ApiClient;
  user: SessionUser;
  /** BCP-47 code of the reader's language, e.g. `zh-Hans`. */
  language: string;
  /** Draws an icon of the console's table; a generic one for an unknown name. */
  Icon: ComponentType<{ name: string }>;
  /** Names the page: `<page> · <name>` becomes the document's title. */
  setPageTitle: (title: string) => void;
}

const Context = createContext<ConsoleContext | undefined>(undefined);
export const ConsoleContextProvider = Context.Provider;

export function useConsole(): ConsoleContext {
  const value = useContext(Context);
  if (!value) throw new Error('useConsole() needs a <ConsoleContextProvider> above it.');
  return value;
}

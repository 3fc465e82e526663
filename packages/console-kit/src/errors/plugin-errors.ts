import { type ErrorDefinition, errorOf, errorTable } from '@signalbox/api';
import { ApiError } from '@signalbox/api/client';
import { createContext, use } from 'react';

/** The errors of a plug-in. Their messages are in the namespace of its id. */
interface PluginErrors {
  id: string;
  errors?: Readonly<Record<string, ErrorDefinition>>;
}

/** The plug-ins of this console. */
export const PluginErrorsContext = createContext<readonly PluginErrors[]>([]);

/** The error with this code, of the platform or of a plug-in. */
export function definitionOf(code: number, plugins: readonly PluginErrors[]): ErrorDefinition | undefined {
  for (const errors of [errorTable, ...plugins.map(({ errors: own = {} }) => own)]) {
    const found = errorOf<ErrorDefinition>(errors, code);
    if (found) return found;
  }
  return undefined;
}

/** The parameters that confirm the request that failed with this error. Undefined for an error that is no question. */
export function useConfirmation(): (error: unknown) => Record<string, string> | undefined {
  const plugins = use(PluginErrorsContext);
  return (error) => {
    const name = error instanceof ApiError ? definitionOf(error.body.code, plugins)?.confirmedBy : undefined;
    return name && { [name]: 'true' };
  };
}

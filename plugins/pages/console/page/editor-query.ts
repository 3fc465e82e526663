import { compiledQuery } from '@signalbox/console-kit';
import { dialogs, type CompiledForm, type FormDefinition } from '@signalbox/schemas';
import { loadPage } from '@signalbox/schemas/validators';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { TreeLimits } from '../../shared/tree/page-node';

/** The form of one page, and the limits of the tree. */
export interface EditorSource {
  form: FormDefinition;
  compiled: CompiledForm;
  limits: TreeLimits;
}

/** Loads the forms, their validators and their widgets. The result never changes while the console is open. */
export const editorQuery = (queries: QueryClient) =>
  queryOptions({
    queryKey: ['page-editor'] as const,
    queryFn: async (): Promise<EditorSource> => {
      const [{ forms }, compiled] = await Promise.all([
        loadPage('router'),
        queries.ensureQueryData(compiledQuery('pages/page')),
      ]);
      const form = dialogs.find(({ id }) => id === 'pages/page');
      const limits = forms[0]?.schema.properties?.['routers']?.tree;
      if (form === undefined || limits === undefined) throw new Error('The forms of the pages are incomplete.');
      return { form, compiled, limits };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

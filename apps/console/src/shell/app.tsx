import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { store } from '../state/store';
import { i18n } from './i18n';
import { Appearance } from './appearance';
import { queryClient } from './services';

export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <Appearance>
            <RouterProvider router={router} />
          </Appearance>
        </I18nextProvider>
      </QueryClientProvider>
    </StoreProvider>
  );
}

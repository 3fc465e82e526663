import { WidgetServicesProvider, type WidgetServices } from '@signalbox/widgets';
import { Outlet } from 'react-router-dom';
import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import { useWidgetServices } from './use-widget-services';

/** Provides the widgets on a plug-in's page with their services. */
export function WidgetServicesFrame({ makers }: { makers: WidgetServicesMaker<WidgetServices>[] }) {
  return (
    <WidgetServicesProvider services={useWidgetServices(makers)}>
      <Outlet />
    </WidgetServicesProvider>
  );
}

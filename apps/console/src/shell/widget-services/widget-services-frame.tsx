import { WidgetServicesProvider, type WidgetServices } from '@signalbox/widgets';
import { Outlet } from 'react-router-dom';
import type { WidgetServicesMaker } from '@signalbox/api/plugin';
import { useWidgetServices } from './use-widget-services';

/** Gives the widgets on a plug-in's page what they need from outside. */
export function WidgetServicesFrame({ makers }: { makers: WidgetServicesMaker<WidgetServices>[] }) {
  return (
    <WidgetServicesProvider services={useWidgetServices(makers)}>
      <Outlet />
    </WidgetServicesProvider>
  );
}

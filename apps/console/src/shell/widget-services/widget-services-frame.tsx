import { WidgetServicesProvider } from '@signalbox/widgets';
import { Outlet } from 'react-router-dom';
import { useWidgetServices } from './use-widget-services';

/** Gives the widgets on a plug-in's page what they need from outside. */
export function WidgetServicesFrame() {
  return (
    <WidgetServicesProvider services={useWidgetServices()}>
      <Outlet />
    </WidgetServicesProvider>
  );
}

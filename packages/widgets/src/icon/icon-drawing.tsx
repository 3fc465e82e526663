import { useWidgetServices } from '../services/widget-services-context';

/** Draws a product's or an own icon, in the size of the text around it. Nothing without the service. */
export function IconDrawing({ value }: { value: string }) {
  const { Icon } = useWidgetServices();
  return Icon ? <Icon name={value} /> : null;
}

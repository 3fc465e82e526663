import { DashboardView } from '@signalbox/console-kit';
import { useParams } from 'react-router-dom';

/** `/app/dashboard/{id}`. */
export function DashboardPage() {
  const { id = '' } = useParams();
  return <DashboardView key={id} id={id} />;
}

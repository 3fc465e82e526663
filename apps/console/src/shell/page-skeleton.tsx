import { Skeleton } from 'antd';

/** Stands where a page will be. */
export function PageSkeleton() {
  return (
    <div style={{ padding: 'clamp(24px, 4vw, 40px)', maxWidth: 960 }} aria-busy="true">
      <Skeleton active title={{ width: '32%' }} paragraph={{ rows: 6 }} />
    </div>
  );
}

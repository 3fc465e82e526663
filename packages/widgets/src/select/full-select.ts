/** A separate module, so that it becomes a separate chunk. */
export { Select as FullSelect } from 'antd';

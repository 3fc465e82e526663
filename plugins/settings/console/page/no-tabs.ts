/** A module of its own, so that pages with tabs do not load it. */
export { Empty as NoTabs } from 'antd';

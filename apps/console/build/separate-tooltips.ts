/** Replaces antd's provider of one popup that all tooltips share, which the console does not use. */
// oxlint-disable-next-line import/no-default-export -- antd imports the default export
export { Fragment as default } from 'react';

import { render } from '@testing-library/react';
import { Profiler, type ComponentProps } from 'react';
import { SchemaForm } from '../react/form/schema-form';

// Browser APIs that antd needs and jsdom lacks. No media query matches, and no element changes its size.
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Renders a form and counts React's commits. The test may set `count` back to 0. */
export function renderForm(props: ComponentProps<typeof SchemaForm>): { count: number } {
  const commits = { count: 0 };
  const onRender = () => {
    commits.count += 1;
  };
  render(
    <Profiler id="form" onRender={onRender}>
      <SchemaForm {...props} />
    </Profiler>,
  );
  return commits;
}

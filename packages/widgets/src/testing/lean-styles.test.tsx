// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { expect, it } from 'vitest';

function addStyle(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.innerHTML = css;
  document.head.append(style);
  return style;
}

it('keeps the declarations that hide elements or end their use, and drops others', () => {
  addStyle('.a:hover,.a{color:red;display:none;margin:0}.b{color:red}@media screen{.c{inset:0;pointer-events:none}}');
  render(['a', 'b', 'c'].map((name) => <i key={name} className={name} data-testid={name} />));
  expect(screen.getByTestId('a')).not.toBeVisible();
  expect(screen.getByTestId('b')).toBeVisible();
  expect(getComputedStyle(screen.getByTestId('b')).color).not.toBe('red');
  expect(getComputedStyle(screen.getByTestId('c')).pointerEvents).toBe('none');
});

it('returns the styles as they were given', () => {
  const css = '.a{color:red}';
  expect(addStyle(css).innerHTML).toBe(css);
});

it('applies to the styles of antd', () => {
  render(<Button>Save</Button>);
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n');
  expect(rules).toMatch(/\.ant-btn\S* \{[^}]*pointer-events: none/);
  expect(rules).not.toContain('padding');
});

import * as drawings from '@ant-design/icons';
import menuIcons from '@signalbox/schemas/data/icons/menu.json';
import moreIcons from '@signalbox/schemas/data/icons/more.json';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

/** A sprite with antd's drawings, an id for each. After a change of the names: `vitest run -u` writes it. */
it.each([
  ['menu-icons.svg', menuIcons],
  ['more-icons.svg', moreIcons],
])('%s has the drawing of every name', async (file, names) => {
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbolOf).join('\n')}\n</svg>\n`;
  await expect(sprite).toMatchFileSnapshot(file);
});

/** `file-protect` → `FileProtectOutlined`. */
function componentOf(name: string): ComponentType {
  const camelCase = name.replace(/(?:^|-)./g, (start) => start.slice(-1).toUpperCase());
  const component = new Map<string, unknown>(Object.entries(drawings)).get(`${camelCase}Outlined`);
  if (!isComponent(component)) throw new Error(`antd has no icon ${name}.`);
  return component;
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

function symbolOf(name: string): string {
  const [, attributes = '', paths] =
    /<svg([^>]*)>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(componentOf(name)))) ?? [];
  const kept = attributes.match(/(?:viewBox|fill-rule)="[^"]+"/g);
  if (!kept || !paths) throw new Error(`The icon ${name} has an unexpected drawing.`);
  return `<symbol id="${name}" ${kept.join(' ')}>${paths}</symbol>`;
}

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

it('shows its title and its help, and stores nothing', () => {
  const { given } = renderWidget('note', { label: 'Before the start', formMessages: { help: 'Switch off the pump.' } });
  expect(screen.getByText('Before the start')).toBeVisible();
  expect(screen.getByText('Switch off the pump.')).toBeVisible();
  expect(given.times).toBe(0);
});

it('shows its title alone', () => {
  renderWidget('note', { label: 'Before the start' });
  expect(screen.getByText('Before the start')).toBeVisible();
  expect(screen.queryByText('help')).toBeNull();
});

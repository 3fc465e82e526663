// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { ConfigProvider, Modal } from 'antd';
import { expect, it } from 'vitest';
import { dialogConfig } from './theme-config';

it('leaves 16 px on both sides of a dialog of any width', () => {
  render(
    <ConfigProvider modal={dialogConfig} theme={{ token: { motion: false } }}>
      <Modal open title="Move" width={900} style={{ top: 20 }} />
    </ConfigProvider>,
  );
  const { style } = screen.getByRole('dialog').closest<HTMLElement>('.ant-modal')!;
  expect(style).toMatchObject({ width: '900px', top: '20px', maxWidth: 'calc(100vw - 32px)' });
});

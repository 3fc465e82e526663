// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, ConfigProvider } from 'antd';
import { afterEach, expect, test } from 'vitest';
import { ConfirmPopover } from './confirm-popover';

function renderQuestion() {
  const confirmed: string[] = [];
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ConfirmPopover
        title="Remove the pear?"
        description="Its tree keeps the others."
        okText="Remove"
        cancelText="Cancel"
        onConfirm={() => confirmed.push('pear')}
      >
        <Button>Ask</Button>
      </ConfirmPopover>
    </ConfigProvider>,
  );
  return { user: userEvent.setup(), confirmed };
}

const button = (name: string) => screen.findByRole('button', { name });
const hasFocus = async (name: string) => expect(await button(name)).toHaveFocus();
const isClosed = () => waitFor(() => expect(screen.queryByText('Remove the pear?')).toBeNull());
afterEach(cleanup);

test('continues at the answer that changes nothing, and describes it by the question', async () => {
  const { user, confirmed } = renderQuestion();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => hasFocus('Cancel'));
  expect(await button('Cancel')).toHaveAccessibleDescription('Remove the pear? Its tree keeps the others.');
  await user.keyboard('{Enter}');
  await isClosed();
  await hasFocus('Ask');
  expect(confirmed).toEqual([]);
});

test.each(['{Escape}', '{Tab}{Enter}'])('returns to its button by "%s", and asks again', async (keys) => {
  const { user, confirmed } = renderQuestion();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => hasFocus('Cancel'));
  await user.keyboard(keys);
  await hasFocus('Ask');
  expect(confirmed).toHaveLength(keys === '{Escape}' ? 0 : 1);
  await user.keyboard('{Enter}');
  await waitFor(() => hasFocus('Cancel'));
});

// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aError, fakePlatform, type Reply } from './testing/fake-platform';
import { closeConsole, renderConsole } from './testing/render-console';

// antd gives all layers one id in tests.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'development'));
afterEach(() => {
  closeConsole();
  vi.unstubAllEnvs();
});

const users = [
  { id: 'a', username: 'ada' },
  { id: 'b', username: 'bob' },
  { id: 'c', username: 'cy' },
];

/** The panel of the second user, whose new password was requested. The test answers. */
async function requestPassword() {
  const platform = fakePlatform();
  platform.answer('GET core/user', { body: users, headers: { count: '3' } });
  platform.answer('GET core/user/count', { body: { count: 3 } });
  for (const user of users) platform.answer(`GET core/user/${user.id}`, { body: user });
  let answer: (reply: Reply) => void = () => undefined;
  platform.answer('POST core/user/b/resetPassword', () => new Promise((resolve) => (answer = resolve)));
  const { user, router } = renderConsole({ platform, path: '/app/user', token: 'Bearer one' });
  await user.click(await screen.findByRole('link', { name: 'bob' }));
  const panel = await screen.findByRole('dialog', { name: 'bob' });
  await user.click(await within(panel).findByRole('button', { name: 'Give a new password' }));
  const question = await screen.findByRole('tooltip');
  await user.click(within(question).getByRole('button', { name: 'Give a new password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give a new password' });
  return { user, router, panel, dialog, answer: (reply: Reply) => answer(reply) };
}

it('stays at a record until an answer that is shown once is there, and shows it until the user closes it', async () => {
  const { user, router, panel, dialog, answer } = await requestPassword();
  const leave = [
    () => user.click(within(panel).getByLabelText('Next record')),
    () => user.click(within(panel).getByLabelText('Previous record')),
    () => user.click(within(panel).getByLabelText('Close the record')),
    () => user.click(within(dialog).getByRole('button', { name: /Close/ })),
    () => user.keyboard('{Escape}'),
    () => act(() => router.navigate(-1)),
    () => act(() => router.navigate('/app/role')),
  ];
  for (const step of leave) {
    await step();
    expect(router.state.location).toMatchObject({ pathname: '/app/user', search: '?sort=username&record=b' });
  }
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  answer({ body: { password: 'Blue-door-7' } });
  expect(await within(dialog).findByText('Blue-door-7')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('bob');
  await user.click(within(dialog).getByRole('button', { name: /Close/ }));
  await waitFor(() => expect(screen.queryByText('Blue-door-7')).toBeNull());
  await user.click(within(panel).getByLabelText('Next record'));
  expect(await screen.findByRole('dialog', { name: 'cy' })).toBeInTheDocument();
  expect(screen.queryByText('Blue-door-7')).toBeNull();
});

it('shows the error of such an action beside its button, and lets the user go', async () => {
  const { user, panel, answer } = await requestPassword();
  answer(aError({ text: 'The policy has changed' }));
  expect(await within(panel).findByText(/The policy has changed/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Give a new password' })).toBeNull();
  await user.click(within(panel).getByLabelText('Next record'));
  expect(await screen.findByRole('dialog', { name: 'cy' })).toBeInTheDocument();
});

const question: Reply = {
  status: 400,
  body: {
    code: 100_080_101,
    message: 'Records with a secret value: 2',
    detail: '',
    field: 'custom',
    pointer: '/custom/schema/properties/pin',
  },
};

/** The panel of a model whose secrets are stored: the platform asks before each change. */
async function openModel() {
  const platform = fakePlatform();
  const model = { id: 'm', name: 'Gauge', key: 'gauge', custom: { schema: { type: 'object', properties: {} } } };
  const answer = ({ params }: { params: URLSearchParams }) =>
    params.get('force') === 'true' ? { body: { status: 'OK' } } : question;
  platform.answer('GET core/model', { body: [model], headers: { count: '1' } });
  platform.answer('GET core/model/count', { body: { count: 1 } });
  platform.answer('GET core/model/m', { body: model });
  platform.answer('PATCH core/model/m', answer);
  platform.answer('DELETE core/model/m', answer);
  const { user } = renderConsole({ platform, path: '/app/model?record=m', token: 'Bearer one' });
  const panel = await screen.findByRole('dialog', { name: 'Gauge' });
  const sent = (verb: string) =>
    platform.calls.flatMap((call) => (call.verb === verb ? [[call.params.get('force'), call.body]] : []));
  return { user, panel, sent };
}

it('shows a question of the platform beside Save, and sends what it was about again once the user agrees', async () => {
  const { user, panel, sent } = await openModel();
  const name = await within(panel).findByRole('textbox', { name: /^Name/ });
  await user.type(name, 's');
  await user.click(within(panel).getByRole('button', { name: 'Save' }));
  expect(await within(panel).findByText('Records with a secret value: 2')).toBeInTheDocument();
  await user.type(name, '!');
  await user.click(within(panel).getByRole('button', { name: 'Save anyway' }));
  const [first, second] = ['Gauges', 'Gauges!'].map((value) => [null, { name: value }]);
  await waitFor(() => expect(sent('PATCH')).toEqual([first, second]));
  await user.click(await within(panel).findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(sent('PATCH')).toEqual([first, second, ['true', { name: 'Gauges!' }]]));
  await waitFor(() => expect(within(panel).queryByText('Records with a secret value: 2')).toBeNull());
});

it('asks a question of the platform before it deletes a record, too', async () => {
  const { user, panel, sent } = await openModel();
  await user.click(await within(panel).findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Gauge”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByText('Records with a secret value: 2')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: /Delete anyway/ }));
  await waitFor(() => expect(sent('DELETE').map(([force]) => force)).toEqual([null, 'true']));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Gauge' })).toBeNull());
});

// @vitest-environment jsdom
import type { JsonSchema } from '@signalbox/schemas';
import { dataUrlOf, partsOfDataUrl } from '@signalbox/schemas/data-url';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const schema: JsonSchema = { type: 'string', format: 'data-url', maxLength: 16_384 };
const list: JsonSchema = { type: 'array', maxItems: 2, items: schema };
const stored = (name: string, type = 'text/plain') => dataUrlOf({ type, name, base64: 'aGVsbG8=' });

const chooseButton = () => screen.findByRole('button', { name: 'Choose a file for Field' });
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const choose = (...files: File[]) => fireEvent.change(fileInput(), { target: { files } });
const note = new File(['hello'], 'notes & more.txt', { type: 'text/plain' });

/** As RJSF stores a file. */
async function asInRjsf(file: File): Promise<string> {
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.addEventListener('load', resolve);
    reader.readAsDataURL(file);
  });
  return String(reader.result).replace(';base64', `;name=${encodeURIComponent(file.name)};base64`);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('one file', () => {
  it.each([
    note,
    new File([new Uint8Array([0, 255, 128])], 'a.bin'),
    new File([], 'empty.txt', { type: 'text/plain' }),
  ])('is kept in the value with its name, as RJSF has it', async (file) => {
    const { given } = renderWidget('data-url', { schema });
    await chooseButton();
    choose(file);
    await waitFor(() => expect(given.value).toBeDefined());
    expect(given.value).toBe(await asInRjsf(file));
    expect(screen.getByText(file.name)).toBeInTheDocument();
  });

  it('is replaced and removed by the keyboard', async () => {
    const { user, given } = renderWidget('data-url', { schema, value: stored('a.txt') });
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    (await screen.findByRole('button', { name: 'Replace the file of Field' })).focus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    choose(note);
    await waitFor(() => expect(given.value).toBe(stored('notes & more.txt')));
    screen.getByRole('button', { name: 'Remove notes & more.txt' }).focus();
    await user.keyboard('{Enter}');
    expect(given.value).toBeUndefined();
    expect(await chooseButton()).toHaveFocus();
  });

  it('that is too large is not read, and the sentence names field, file, size and limit', async () => {
    const { given } = renderWidget('data-url', { schema, value: stored('a.txt') });
    const large = new File([new Uint8Array(20_000)], 'large.bin');
    const read = vi.spyOn(large, 'arrayBuffer');
    await screen.findByText('a.txt');
    choose(large);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Field can have a file of up to 11\.\d+ KB, .*large\.bin has 19\.53 KB$/,
    );
    expect([given.times, read.mock.calls.length]).toEqual([0, 0]);
    choose(note);
    await waitFor(() => expect(given.value).toBe(stored('notes & more.txt')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('at the limit is taken, and one byte more is not', async () => {
    const short: JsonSchema = { ...schema, maxLength: 100 };
    const { given } = renderWidget('data-url', { schema: short });
    await chooseButton();
    // "data:text/plain;name=a.txt;base64," has 34 characters: 66 are left, for 48 bytes.
    choose(new File([new Uint8Array(49)], 'a.txt', { type: 'text/plain' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('can have a file');
    choose(new File([new Uint8Array(48)], 'a.txt', { type: 'text/plain' }));
    await waitFor(() => expect(String(given.value)).toHaveLength(98));
  });

  it('of another kind is not taken', async () => {
    const { given } = renderWidget('data-url', { schema, options: { accept: '.pdf,image/*' } });
    await chooseButton();
    expect(fileInput()).toHaveAttribute('accept', '.pdf,image/*');
    choose(note);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Field takes only .pdf,image/*. notes & more.txt is another kind of file',
    );
    choose(new File(['x'], 'PLAN.PDF'));
    await waitFor(() => expect(partsOfDataUrl(String(given.value))?.name).toBe('PLAN.PDF'));
  });

  it('that cannot be read is no value', async () => {
    const { given } = renderWidget('data-url', { schema });
    const folder = new File([], 'folder');
    vi.spyOn(folder, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
    fireEvent.drop(await chooseButton(), { dataTransfer: { files: [folder] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('folder could not be read for Field');
    expect(given.times).toBe(0);
  });

  it('is saved by the browser, as a file without a type of its own', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
        static override revokeObjectURL = () => undefined;
      },
    );
    const followed: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this);
    });
    const { user } = renderWidget('data-url', { schema, value: stored('page.html', 'text/html') });
    await user.click(await screen.findByRole('button', { name: 'Download page.html' }));
    expect(followed.map(({ download, href }) => [download, href])).toEqual([['page.html', 'blob:1']]);
    expect(saved[0]?.type).toBe('application/octet-stream');
    expect(await saved[0]?.text()).toBe('hello');
  });
});

describe('a preview', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])('shows a picture of the type %s', async (type) => {
    const value = stored('a', type);
    renderWidget('data-url', { schema, value, options: { filePreview: true } });
    expect(await screen.findByRole('img', { name: 'Preview of a' })).toHaveAttribute('src', value);
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf'])('shows nothing of a file of the type %s', async (type) => {
    renderWidget('data-url', { schema, value: stored('a', type), options: { filePreview: true } });
    expect(await screen.findByText('a')).toBeInTheDocument();
    expect(document.querySelector('img, iframe, object, embed, a[href]')).toBeNull();
  });

  it('is not shown unless the form asks for it', async () => {
    renderWidget('data-url', { schema, value: stored('a', 'image/png') });
    expect(await screen.findByText('a')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: /Preview/ })).toBeNull();
  });
});

it('shows a name as text, also one with markup or invisible characters', async () => {
  renderWidget('data-url', { schema, value: stored('<img src=x onerror=alert(1)>\u202Egnp.exe') });
  expect(await screen.findByText('<img src=x onerror=alert(1)>gnp.exe')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

it('shows a stored text that is no file as such, and removes it', async () => {
  const { user, given } = renderWidget('data-url', { schema, value: 'javascript:alert(1)', isInvalid: true });
  expect(await screen.findByText('Not a file')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Field' }));
  expect(given.value).toBeUndefined();
});

it('keeps several files in a list, up to its limit', async () => {
  const { user, given } = renderWidget('data-url', { schema: list });
  await chooseButton();
  expect(fileInput().multiple).toBe(true);
  choose(note, new File([new Uint8Array(20_000)], 'large.bin'), note, note);
  await waitFor(() => expect(given.value).toEqual([stored('notes & more.txt'), stored('notes & more.txt')]));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /large\.bin has .*Not all files were added to Field\. Its limit: 2/,
  );
  expect(await chooseButton()).toBeDisabled();
  await user.click(screen.getAllByRole('button', { name: 'Remove notes & more.txt' })[1]!);
  expect(given.value).toEqual([stored('notes & more.txt')]);
  await waitFor(async () => expect(await chooseButton()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove notes & more.txt' }));
  expect(given.value).toBeUndefined();
});

it('changes nothing while disabled', async () => {
  const { given } = renderWidget('data-url', { schema, value: stored('a.txt'), disabled: true });
  const button = await screen.findByRole('button', { name: 'Replace the file of Field' });
  fireEvent.drop(button, { dataTransfer: { files: [note] } });
  expect(button).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove a.txt' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Download a.txt' })).toBeEnabled();
  expect(given.times).toBe(0);
});

// @vitest-environment jsdom
import '@signalbox/widgets/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TabStrip } from './tab-strip';

const fruits = ['Apple', 'Pear', 'Plum', 'Cherry'];

/** Four tabs with a button on each panel; Plum is disabled. */
function renderStrip({ start = 'Pear', direction = 'ltr', disabled = ['Plum'] } = {}) {
  const chosen: string[] = [];
  function Fruits() {
    const [active, setActive] = useState(start);
    const handleChange = (key: string) => {
      chosen.push(key);
      setActive(key);
    };
    return (
      <div style={{ direction: direction === 'rtl' ? 'rtl' : 'ltr' }}>
        <TabStrip
          label="Fruits"
          tabs={fruits.map((key) => ({ key, label: key, disabled: disabled.includes(key) }))}
          active={active}
          onChange={handleChange}
        >
          <button type="button">Eat {active}</button>
        </TabStrip>
      </div>
    );
  }
  render(<Fruits />);
  return { user: userEvent.setup(), chosen };
}

const tab = (name: string) => screen.getByRole('tab', { name });
const stops = () => screen.getAllByRole('tab').filter((each) => each.tabIndex === 0);

describe('to assistive technology', () => {
  it('is a labelled tab list with one selected tab, which labels and controls its panel', () => {
    renderStrip();
    expect(screen.getByRole('tablist', { name: 'Fruits' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('Pear')]);
    const panel = screen.getByRole('tabpanel', { name: 'Pear' });
    expect(tab('Pear')).toHaveAttribute('aria-controls', panel.id);
    expect(panel).toHaveTextContent('Eat Pear');
  });

  it('no tab references a missing panel', () => {
    renderStrip();
    expect(tab('Apple')).not.toHaveAttribute('aria-controls');
  });
});

describe('by keyboard', () => {
  it('is one tab stop, at the active tab, followed by the panel', async () => {
    const { user } = renderStrip();
    expect(stops()).toEqual([tab('Pear')]);
    await user.tab();
    expect(tab('Pear')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('skips a disabled tab, wraps around the ends, and opens only by Enter and Space', async () => {
    const { user, chosen } = renderStrip();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(tab('Cherry')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Apple')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Cherry')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Apple')).toHaveFocus();
    expect(chosen).toEqual([]);
    await user.keyboard('{Enter}');
    await user.keyboard('{End} ');
    expect(chosen).toEqual(['Apple', 'Cherry']);
    expect(tab('Cherry')).toHaveAttribute('aria-selected', 'true');
  });

  it('reverses the arrow keys in a right-to-left page', async () => {
    const { user } = renderStrip({ direction: 'rtl' });
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(tab('Apple')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tab('Cherry')).toHaveFocus();
  });

  it('Tab moves from any focused tab to the panel, and back to the active tab', async () => {
    const { user } = renderStrip({ start: 'Cherry' });
    await user.tab();
    await user.keyboard('{Home}');
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Cherry')).toHaveFocus();
  });

  it('ignores keys with Alt or Ctrl, which the browser uses', async () => {
    renderStrip();
    tab('Pear').focus();
    expect(fireEvent.keyDown(tab('Pear'), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(tab('Pear'), { key: 'Home', ctrlKey: true })).toBe(true);
    expect(tab('Pear')).toHaveFocus();
    expect(fireEvent.keyDown(tab('Pear'), { key: 'ArrowLeft' })).toBe(false);
  });

  it('can be focused when the active tab is disabled', async () => {
    const { user } = renderStrip({ start: 'Plum' });
    await user.tab();
    expect(tab('Apple')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Pear')).toHaveFocus();
  });
});

it('does not call onChange for the active tab or a disabled one', async () => {
  const { user, chosen } = renderStrip();
  await user.click(tab('Pear'));
  await user.click(tab('Plum'));
  expect(chosen).toEqual([]);
});

describe('a strip that is wider than its container', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** jsdom has no layout: `width` of 500 pixels are visible. */
  function ofWidth(width: number) {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    // Clamps like a browser.
    let at = 0;
    vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockImplementation(() => at);
    vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'set').mockImplementation((wanted) => {
      at = Math.min(Math.max(wanted, 0), 500 - width);
    });
  }
  const strip = () => screen.getByRole('tablist');

  it('scrolls to the active tab, initially and after a change', async () => {
    const shown: (string | null)[] = [];
    HTMLElement.prototype.scrollIntoView = function bringIntoView(this: HTMLElement) {
      shown.push(this.textContent);
    };
    const { user } = renderStrip({ start: 'Cherry' });
    await user.click(tab('Apple'));
    expect(shown).toEqual(['Cherry', 'Apple']);
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('keeps the active tab visible when tabs grow, until the user scrolls away from it', () => {
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(handle: () => void) {
          resized.push(handle);
        }
        observe() {}
        disconnect() {}
      },
    );
    ofWidth(300);
    let right = 300;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      const isActive = this.getAttribute('aria-selected') === 'true';
      return isActive ? new DOMRect(right - 80 - strip().scrollLeft, 0, 80, 30) : new DOMRect(0, 0, 300, 30);
    });
    renderStrip({ start: 'Cherry' });
    right = 400;
    resized.forEach((handle) => handle());
    // 100 pixels were hidden, and an end fades out.
    expect(strip().scrollLeft).toBe(148);
    strip().scrollLeft = 0;
    fireEvent.scroll(strip());
    resized.forEach((handle) => handle());
    expect(strip().scrollLeft).toBe(0);
  });

  it('marks the ends with more tabs', () => {
    ofWidth(300);
    renderStrip();
    expect(strip()).toHaveAttribute('data-more', 'right');
    strip().scrollLeft = 100;
    fireEvent.scroll(strip());
    expect(strip()).toHaveAttribute('data-more', 'left right');
    strip().scrollLeft = 200;
    fireEvent.scroll(strip());
    expect(strip()).toHaveAttribute('data-more', 'left');
  });

  it('scrolls by the wheel, and at its end lets the page scroll', () => {
    ofWidth(300);
    renderStrip();
    expect(fireEvent.wheel(strip(), { deltaY: 150 })).toBe(false);
    expect(strip().scrollLeft).toBe(150);
    expect(fireEvent.wheel(strip(), { deltaY: 150 })).toBe(false);
    expect(fireEvent.wheel(strip(), { deltaY: 150 })).toBe(true);
    expect(fireEvent.wheel(strip(), { deltaY: -50, ctrlKey: true })).toBe(true);
    expect(strip().scrollLeft).toBe(200);
  });

  it('lets the page scroll if all tabs are visible', () => {
    ofWidth(500);
    renderStrip();
    expect(strip()).toHaveAttribute('data-more', '');
    expect(fireEvent.wheel(strip(), { deltaY: 150 })).toBe(true);
  });
});

import { MenuOutlined } from '@ant-design/icons';
import { narrowWidth, type OfferedLocale } from '@signalbox/api/react';
import { useInlineSize } from '@signalbox/console-kit';
import { MainMenu, menuPlacement, type NavEntry } from '@signalbox/console-kit/main-menu';
import { ConfigProvider } from 'antd';
import { useEffect, useRef } from 'react';
import type { MenuLayout } from '../preview-choices';
import styles from './menu-frame.module.css';

interface MenuFrameProps {
  entries: readonly NavEntry[];
  selectedKey: string;
  onPick: (entry: NavEntry) => void;
  layout: MenuLayout;
  /** Pixels of the screen. */
  width: number;
  language: Pick<OfferedLocale, 'code' | 'direction'>;
  /** Title of the front end. */
  title: string;
  label: string;
}

/** Below this scale, titles cannot be read: the frame scrolls instead. */
const smallestScale = 0.6;
/** Pixels. */
const shownHeight = 360;

/** A screen of the front end, scaled to the space that it has, with the console's own menu where the layout puts it. */
export function MenuFrame({ entries, selectedKey, onPick, layout, width, language, title, label }: MenuFrameProps) {
  const [outside, available = width] = useInlineSize();
  const frame = useRef<HTMLDivElement>(null);
  const scale = Math.min(1, Math.max(smallestScale, available / width));
  const placement = menuPlacement({ layout: layout === 'top' ? 'layout2' : 'layout1', isNarrow: width <= narrowWidth });
  const menu = { entries, selectedKey, onPick };
  useEffect(() => {
    if (frame.current) scrollToCurrent(frame.current, scale);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another selection draws another current entry
  }, [selectedKey, scale]);
  return (
    <div ref={outside} dir={language.direction} className={styles.outside}>
      <div style={{ inlineSize: width * scale, blockSize: shownHeight }}>
        <ConfigProvider direction={language.direction} getPopupContainer={() => frame.current ?? document.body}>
          <section
            ref={frame}
            aria-label={label}
            lang={language.code}
            className={styles.frame}
            style={{
              inlineSize: width,
              blockSize: shownHeight / scale,
              transform: `scale(${scale})`,
              transformOrigin: language.direction === 'rtl' ? '100% 0' : '0 0',
            }}
          >
            <div className={styles.header}>
              {placement === 'drawer' ? <MenuOutlined aria-hidden className={styles.opener} /> : null}
              <bdi className={styles.title}>{title}</bdi>
              {placement === 'top' ? (
                <div className={styles.top}>
                  <MainMenu mode="horizontal" {...menu} />
                </div>
              ) : null}
            </div>
            <div className={styles.body}>
              {placement === 'top' ? null : (
                <div data-scroller className={placement === 'drawer' ? styles.drawer : styles.side}>
                  <MainMenu mode={placement === 'side' && layout === 'beside' ? 'vertical' : 'inline'} {...menu} />
                </div>
              )}
              <div aria-hidden className={styles.content}>
                <i />
                <i />
                <i />
                <i />
              </div>
            </div>
          </section>
        </ConfigProvider>
      </div>
    </div>
  );
}

/** Scrolls the menu in `frame` so that its selected entry is in sight. Nothing around the menu moves. */
function scrollToCurrent(frame: HTMLElement, scale: number): void {
  const current = frame.querySelector('[aria-current]');
  const scroller = current?.closest('[data-scroller]');
  if (!current || !scroller) return;
  const [entry, area] = [current.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const hidden = Math.min(0, entry.top - area.top) + Math.max(0, entry.bottom - area.bottom);
  // Rectangles are scaled, the distance to scroll is not.
  scroller.scrollTop += hidden / scale;
}

import { useState, type Ref } from 'react';
import { useWidgetMessages } from '../widget-messages';
import { IconDrawing } from './icon-drawing';
import './icon-grid.css';
import type { ProductIcon } from './icon-labels';
import { useGridVariables } from './use-grid-variables';

interface ProductIconListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  icons: readonly ProductIcon[];
  value: string | undefined;
  onPick: (name: string) => void;
}

/** A grid of icons with one tab stop: the last one that had the focus, the chosen one, or the first. */
export function ProductIconList({ ref, id, icons, value, onPick }: ProductIconListProps) {
  const messages = useWidgetMessages();
  const [reached, setReached] = useState<string>();
  const stop = [reached, value].find((name) => icons.some((icon) => icon.name === name)) ?? icons[0]?.name;
  return (
    <div
      ref={ref}
      id={id}
      {...listbox}
      aria-label={messages('icon.product')}
      className="sb-icons"
      style={useGridVariables()}
      hidden={icons.length === 0}
    >
      {icons.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          {...optionAria(name === value)}
          className="sb-icon"
          data-pick
          tabIndex={name === stop ? 0 : -1}
          title={label}
          onFocus={() => setReached(name)}
          onClick={() => onPick(name)}
        >
          <IconDrawing value={name} />
          <span className="sb-icon-name">{label}</span>
        </button>
      ))}
    </div>
  );
}

// The tag `select` cannot show a grid.
const listbox = { role: 'listbox' } as const;
const optionAria = (isChosen: boolean) => ({ role: 'option', 'aria-selected': isChosen }) as const;

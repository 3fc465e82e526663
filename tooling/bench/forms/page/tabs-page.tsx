import { useState } from 'react';
import type { ReadyPeer } from './peer';

interface BenchFormTab {
  name: string;
  peer: ReadyPeer;
}

/** One tab is drawn at a time, as on a settings page. */
export function TabsPage({ tabs }: { tabs: BenchFormTab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.name);
  return (
    <>
      <nav>
        {tabs.map(({ name }) => (
          <button key={name} id={`tab${name}`} onClick={() => setChosen(name)}>
            {name}
          </button>
        ))}
      </nav>
      <div key={chosen} id={`panel${chosen}`}>
        {tabs.find(({ name }) => name === chosen)?.peer.element()}
      </div>
    </>
  );
}

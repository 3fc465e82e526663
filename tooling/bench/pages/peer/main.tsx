import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { middlePages, threeLevels } from '../project/three-levels';
import { AntdTree } from './antd-tree';

const pages = threeLevels(Number(new URLSearchParams(location.search).get('n') ?? 1000), ['dashboard.1']);

/** The button draws the tree and removes it again. Alt with an arrow key moves the page in its middle up or down. */
function PeerPage() {
  const [isOpen, setIsOpen] = useState(false);
  const [tree, setTree] = useState(pages);
  useEffect(() => {
    const [top, middle] = middlePages(pages);
    const handleKey = ({ altKey, key }: KeyboardEvent) => {
      const swap = key === 'ArrowUp' || key === 'ArrowDown';
      if (!altKey || !swap || top === undefined || middle === undefined) return;
      const inMiddle = (children = middle.children ?? []) => [
        ...children.slice(0, -2),
        ...children.slice(-2).toReversed(),
      ];
      setTree((now) =>
        now.map((page) =>
          page.key !== top.key
            ? page
            : {
                ...page,
                children: (page.children ?? []).map((each) =>
                  each.key === middle.key ? { ...each, children: inMiddle(each.children) } : each,
                ),
              },
        ),
      );
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen ? <AntdTree pages={tree} /> : null}
    </>
  );
}

createRoot(document.getElementById('root') ?? document.body).render(<PeerPage />);

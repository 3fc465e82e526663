import { Tree, type TreeDataNode } from 'antd';
import { useMemo } from 'react';
import type { StoredPage } from '../project/three-levels';

/** Pages in antd's Tree as its manual says for long trees: virtual, all expanded, draggable, with icons. */
export function AntdTree({ pages }: { pages: StoredPage[] }) {
  const treeData = useMemo(() => pages.map(nodeOf), [pages]);
  return <Tree treeData={treeData} height={640} itemHeight={40} defaultExpandAll blockNode draggable showIcon />;
}

function nodeOf({ key, title, children = [] }: StoredPage): TreeDataNode {
  return { key, title: title.en, children: children.map(nodeOf) };
}

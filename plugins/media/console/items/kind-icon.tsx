import {
  AudioOutlined,
  CodeSandboxOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileZipOutlined,
  FolderFilled,
  FontSizeOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import type { Item } from './item';

const icons: Record<string, typeof FileOutlined> = {
  image: FileImageOutlined,
  video: VideoCameraOutlined,
  audio: AudioOutlined,
  document: FileTextOutlined,
  archive: FileZipOutlined,
  font: FontSizeOutlined,
  '3d': CodeSandboxOutlined,
};

/** The icon of a directory, or of a file that shows no picture. */
export function KindIcon({ item }: { item: Item }) {
  if (item.kind === 'directory') return <FolderFilled aria-hidden />;
  const isPdf = item.name.toLowerCase().endsWith('.pdf');
  const Shape = isPdf ? FilePdfOutlined : (icons[item.file.kind] ?? FileOutlined);
  return <Shape aria-hidden />;
}

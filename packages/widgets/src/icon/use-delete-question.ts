import { useRef, useState } from 'react';

interface DeleteQuestionOptions {
  /** Resolves to true when the icon is deleted. Undefined if the user may not delete icons. */
  remove: ((url: string, options: { isUsed: boolean }) => Promise<boolean>) | undefined;
  onRemoved: (url: string) => void;
  /** The icon is deleted and the question has disappeared. */
  onDeleted: () => void;
}

/** The question before an own icon is deleted. */
export function useDeleteQuestion({ remove, onRemoved, onDeleted }: DeleteQuestionOptions) {
  const [url, setUrl] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const isDeleted = useRef(false);

  const confirm = async (isUsed: boolean) => {
    if (url === undefined) return;
    isDeleted.current = (await remove?.(url, { isUsed })) === true;
    setIsOpen(false);
    if (isDeleted.current) onRemoved(url);
  };
  return {
    /** The icon of the question, also while the question disappears. */
    url,
    isOpen,
    ask: (icon: string) => {
      setUrl(icon);
      setIsOpen(true);
    },
    /** `isUsed`: the user has read where the icon is used. */
    confirm: (isUsed: boolean) => void confirm(isUsed),
    close: () => setIsOpen(false),
    handleClosed: () => {
      setUrl(undefined);
      if (isDeleted.current) onDeleted();
      isDeleted.current = false;
    },
  };
}

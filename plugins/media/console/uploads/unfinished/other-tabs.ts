/** The consoles that are open in other tabs of this browser. */
interface OtherTabs {
  /** Ids of the uploads that are under way there. */
  underWay(): Promise<ReadonlySet<string>>;
  close(): void;
}

type Message = { kind: 'ask' } | { kind: 'answer'; ids: string[] };

/** `ownIds`: those of this tab. Not by Web Locks, which browsers have only over HTTPS. */
export function otherTabs(ownIds: () => string[]): OtherTabs {
  const channel = new BroadcastChannel('signalbox.media.uploads');
  const found = new Set<string>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const send = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') send({ kind: 'answer', ids: ownIds() });
    else for (const id of data.ids) found.add(id);
  });
  return {
    async underWay() {
      found.clear();
      send({ kind: 'ask' });
      await new Promise((resolve) => setTimeout(resolve, answerMilliseconds));
      return found;
    },
    close: () => channel.close(),
  };
}

const answerMilliseconds = 300;

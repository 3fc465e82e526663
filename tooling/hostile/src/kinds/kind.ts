import type { Tokens } from '../server/senders';

/** One way in which a client may try to slow all others down. */
export interface Kind {
  name: string;
  /** Resolves when the server has answered everything or has closed the connections. */
  attack(attack: Attack): Promise<void>;
}

export interface Attack {
  address: URL;
  tokens: Tokens;
  /** 1 in the full run. The sample of `npm test` sends only this part of the requests. */
  share: number;
  /** Call it when the server has so much to do that others would notice. */
  onStarted: () => void;
}

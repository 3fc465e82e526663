/** The states of an editor: unlimited steps back, and forward again until the next change. */
export interface History<State> {
  past: Link<State> | undefined;
  present: State;
  future: Link<State> | undefined;
  /** Marks a run of changes that one undo reverts, such as typing into one field. */
  run: string | undefined;
}

interface Link<State> {
  state: State;
  next: Link<State> | undefined;
}

export function startHistory<State>(present: State): History<State> {
  return { past: undefined, present, future: undefined, run: undefined };
}

/** Adds a state. A state of the same run replaces the present one. */
export function record<State>(history: History<State>, state: State, run?: string): History<State> {
  if (state === history.present) return history;
  const isSameRun = run !== undefined && run === history.run;
  const past = isSameRun ? history.past : { state: history.present, next: history.past };
  return { past, present: state, future: undefined, run };
}

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  if (past === undefined) return history;
  return { past: past.next, present: past.state, future: { state: present, next: future }, run: undefined };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  if (future === undefined) return history;
  return { past: { state: present, next: past }, present: future.state, future: future.next, run: undefined };
}

/** Ends a run: the next change is a step of its own. */
export function endRun<State>(history: History<State>): History<State> {
  return { ...history, run: undefined };
}

/** Replaces the present state. The steps stay. */
export function replacePresent<State>(history: History<State>, present: State): History<State> {
  return { ...history, present, run: undefined };
}

/** All states from the present one back. */
export function* statesBack<State>({ past, present }: History<State>): Generator<State> {
  yield present;
  for (let link = past; link !== undefined; link = link.next) yield link.state;
}

/** Drops the states before `isFirst`, or all earlier ones if it is none of them. */
export function dropBefore<State>(history: History<State>, isFirst: (state: State) => boolean): History<State> {
  const kept: State[] = [];
  for (let link = history.past; link !== undefined; link = link.next) {
    kept.push(link.state);
    if (isFirst(link.state)) return { ...history, past: linked(kept) };
  }
  return { ...history, past: undefined };
}

function linked<State>(states: readonly State[]): Link<State> | undefined {
  return states.reduceRight<Link<State> | undefined>((next, state) => ({ state, next }), undefined);
}

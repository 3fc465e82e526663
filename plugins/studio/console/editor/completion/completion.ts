import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { jsonPlace, type JsonPlace } from './json-place';
import type { Proposal } from './proposals';

/** The proposals at a place of the text. */
export type Propose = (place: JsonPlace, text: string) => readonly Proposal[] | Promise<readonly Proposal[]>;

/** Proposes while typing, and with Ctrl and Space. */
export function completion(propose: Propose): Extension {
  return autocompletion({
    override: [(context) => complete(context, propose)],
    icons: false,
    // Enter takes a proposal only if the user has selected one. Otherwise it would replace typed text by mistake.
    activateOnTypingDelay: 100,
  });
}

async function complete(context: CompletionContext, propose: Propose): Promise<CompletionResult | null> {
  const text = context.state.doc.toString();
  const place = jsonPlace(text, context.pos);
  if (place === undefined || (place.from === context.pos && !context.explicit)) return null;
  const proposals = await propose(place, text);
  if (context.aborted || proposals.length === 0) return null;
  const hasQuote = text[place.from] === '"' && place.from < context.pos;
  return {
    from: place.from + (hasQuote ? 1 : 0),
    options: proposals.map((proposal) => optionOf(proposal, place)),
    validFor: /^[^"\n]*$/,
  };
}

function optionOf({ label, text, info }: Proposal, { from, expects }: JsonPlace): Completion {
  return {
    label,
    ...(info !== undefined && { info }),
    apply(view: EditorView) {
      const typed = view.state.selection.main.head;
      const end = view.state.sliceDoc(typed, typed + 1) === '"' ? typed + 1 : Math.max(typed, from);
      const hasColon = expects === 'name' && /^\s*:/.test(view.state.sliceDoc(end, end + 100));
      const insert = hasColon ? JSON.stringify(label) : text;
      // Between the quotes or brackets of the value.
      const inside = /(\{\}|\[\]|"")$/.test(insert) && insert.includes(':') ? 1 : 0;
      view.dispatch({
        changes: { from, to: end, insert },
        selection: { anchor: from + insert.length - inside },
        userEvent: 'input.complete',
      });
    },
  };
}

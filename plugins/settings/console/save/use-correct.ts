import { useRef, useState } from 'react';
import { isSameError } from '@signalbox/engine/core';
import { errorSentence, type FormStore, type FormMessages } from '@signalbox/engine/react';
import type { Drafts, DraftError } from '../drafts/drafts';

interface CorrectDeps {
  drafts: Drafts;
  /** Opens the tab of a draft. */
  showForm: (store: FormStore) => void;
  messages: FormMessages;
}

/** Moves from one invalid value to the next across tabs: shows the reason and focuses the field. */
export function useCorrect({ drafts, showForm, messages }: CorrectDeps) {
  const last = useRef<DraftError>(undefined);
  const [announcement, setAnnouncement] = useState('');

  const goToNext = () => {
    const errors = drafts.errors();
    const at = errors.findIndex((each) => isSamePlace(each, last.current));
    const next = errors[(at + 1) % errors.length];
    last.current = next;
    if (next === undefined) return;
    const { store, error } = next;
    setAnnouncement(sentenceOf(next, messages));
    store.showErrors();
    showForm(store);
    if (error.field !== '') store.focus(error.field);
  };
  return { goToNext, /** Tab and reason, for screen readers. */ announcement };
}

function isSamePlace(one: DraftError, other: DraftError | undefined): boolean {
  return one.store === other?.store && isSameError(one.error, other.error);
}

function sentenceOf({ store, error }: DraftError, messages: FormMessages): string {
  const { id } = store.form;
  const plan = store.plan.fields.find(({ pointer }) => pointer === error.field);
  const reason = plan && errorSentence({ formId: id, plan, error: error, messages });
  return [messages(`forms/${id}::title`), reason].filter(Boolean).join(': ');
}

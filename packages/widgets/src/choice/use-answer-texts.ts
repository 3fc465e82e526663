import { useWidgetMessages } from '../widget-messages';
import type { AnswerTexts } from './choices';

/** Yes and no in the user's locale. */
export function useAnswerTexts(): AnswerTexts {
  const messages = useWidgetMessages();
  return { true: messages('choice.yes'), false: messages('choice.no') };
}

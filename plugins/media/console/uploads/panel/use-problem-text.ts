import { ApiError } from '@signalbox/api/client';
import { useFailureText } from '@signalbox/console-kit';
import { useTranslation } from 'react-i18next';
import { UploadProblem } from '../items/upload-item';

/** Returns why the file of a name was not uploaded, in the user's locale. */
export function useProblemText(): (error: unknown, name: string) => string {
  const { t } = useTranslation('media');
  const failureText = useFailureText();
  return (error, name) => {
    if (error instanceof UploadProblem) return t(`uploads.problem.${error.reason}`);
    // The name is beside the text.
    const isDetailKnown = error instanceof ApiError && error.body.detail === name;
    return failureText(isDetailKnown ? new ApiError(error.status, { ...error.body, detail: '' }) : error);
  };
}

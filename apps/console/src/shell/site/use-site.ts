import { useQuery } from '@tanstack/react-query';
import type { SettingPart } from '@signalbox/api';
import { settingPartQuery } from '@signalbox/api/react';
import { api } from '../services';

export interface Site extends SettingPart {
  /** False until the platform has told, or has failed to tell, what the settings say. */
  isKnown: boolean;
}

/** What the settings say of the site as a whole. Without an answer the console's own looks hold. */
export function useSite(): Site {
  const { data, isPending } = useQuery(settingPartQuery(api));
  return { ...data, isKnown: !isPending };
}

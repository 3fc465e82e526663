import { useQuery } from '@tanstack/react-query';
import type { SettingPart } from '@signalbox/api';
import { settingPartQuery } from '@signalbox/api/react';
import { api } from '../services';

interface Site extends SettingPart {
  /** False until the settings have loaded or have failed to load. */
  isKnown: boolean;
}

/** Settings of the whole site. Without an answer, the console's own defaults apply. */
export function useSite(): Site {
  const { data, isPending } = useQuery(settingPartQuery(api));
  return { ...data, isKnown: !isPending };
}

import type * as z from 'zod/mini';
import { call } from '../client.ts';
import type { Camel } from '../contract/case.ts';
import {
  type messagePreference,
  messagePreferencesResponse,
  type shownPreference,
} from '../contract/messages.ts';

export type MessagePreference = Camel<z.output<typeof shownPreference>>;
type PreferenceChange = Camel<z.output<typeof messagePreference>>;

const URL = '/users/me/message-preferences';

export const getMessagePreferences = async (signal?: AbortSignal): Promise<MessagePreference[]> =>
  (await call('GET', URL, messagePreferencesResponse, signal ? { signal } : {})).body.preferences;

export const setMessagePreference = async (body: PreferenceChange): Promise<MessagePreference[]> =>
  (await call('PUT', URL, messagePreferencesResponse, { body })).body.preferences;

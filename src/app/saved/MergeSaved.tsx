import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveProperties } from '#api/calls/properties.ts';
import { useNotify } from '../notifications/useNotify.ts';
import { invalidateAreas } from '../queries/keys.ts';
import { savedOnDevice } from './savedOnDevice.ts';

/**
 * Saves homes in the account, then removes them from the device. If the call fails, they stay on the device for the
 * next page load. Saving is idempotent.
 */
export function MergeSaved({ ids }: { readonly ids: readonly string[] }) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { mutate } = useMutation({
    mutationFn: saveProperties,
    onSuccess: (saved, merged) => {
      savedOnDevice.remove(...merged);
      invalidateAreas(queryClient, 'properties');
      if (saved > 0) notify({ tone: 'positive', message: mergedText(saved) });
    },
  });
  useEffect(() => mutate(ids), [mutate, ids]);
  return null;
}

const mergedText = (count: number): string =>
  count === 1
    ? 'The home that you saved on this device is in your account.'
    : `The ${count} homes that you saved on this device are in your account.`;

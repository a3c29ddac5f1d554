import { limits } from '@galley/shared/limits';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { isApiError } from '../lib/api-error';

/** freely: nothing blocks; withReason: a reason is required; notYet: something must be fixed first. */
export type GoingOn = 'freely' | 'withReason' | 'notYet';

const field = 'reason';

/** The part of a dialog that asks why something continues despite a blocking check. */
export function useReasonToGoOn(goingOn: GoingOn = 'freely') {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isAsked, setIsAsked] = useState(goingOn === 'withReason');
  const isMissing = isAsked && reason.trim() === '';
  return {
    reason: reason.trim(),
    cannotGoOn: goingOn === 'notYet',
    /** Whether it can be sent; otherwise the field shows what is missing. */
    isReady: () => {
      setIsTried(true);
      return !isMissing;
    },
    /** The check passed when the dialog was opened, and does not any more. */
    askWhereRefused: (error: unknown) => {
      if (isApiError(error) && error.fields[field]) setIsAsked(true);
    },
    input:
      goingOn === 'notYet' ? (
        <Text size="sm">It can continue once that is fixed. An Admin can continue now, with a reason.</Text>
      ) : (
        isAsked && (
          <Textarea
            label="Reason to continue"
            description="Kept in the logs."
            withAsterisk
            error={isTried && isMissing && 'Reason to continue is required.'}
            maxLength={limits.comments}
            autosize
            minRows={2}
            maxRows={6}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )
      ),
  };
}

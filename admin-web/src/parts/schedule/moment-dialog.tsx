import { limits } from '@galley/shared/limits';
import { localTimeAt, momentOf } from '@galley/shared/local-time';
import type { Planned } from '@galley/shared/schemas/schedule';
import { Alert, Button, Checkbox, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { askInDialog, type DialogNote } from '../../ui/ask-in-dialog';
import { DialogActions } from '../../ui/dialog-actions';
import { type GoingOn, useReasonToGoOn } from '../../ui/reason-to-go-on';
import { useDialogAction } from '../../ui/use-dialog-action';
import { MomentField } from './moment-field';
import { plannedWords } from './planned-words';
import type { ChosenTimes } from './use-schedule';

interface MomentDialogOptions {
  title: string;
  /** The event: a page goes live, or leaves the site. */
  what: 'publish' | 'takeDown';
  /** Describes in a sentence what doing it now means, and names its button. */
  text: string;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Information to consider first; it can close the dialog. */
  note?: DialogNote | undefined;
  /** Something must be resolved before; a later time can be chosen. */
  isNowImpossible?: boolean;
  /** Whether a reason is required. */
  goingOn?: GoingOn;
  timeZone: string;
  /** The home page never leaves the site. */
  canTakeDown: boolean;
  planned?: Planned | undefined;
  comments?: string;
  /** It concerns more than a version, so there is no version log for comments. */
  isWithoutComments?: boolean;
  /** The dialog opens with the choice of a time. */
  startsLater?: boolean;
  onNow: (comments: string, reason: string) => Promise<unknown>;
  onLater: (times: ChosenTimes) => Promise<unknown>;
  onCancelSchedule: () => Promise<unknown>;
}

/** Asks whether something happens now or at a time, with comments. Resolves to whether it was done. */
export function askForMoment(options: MomentDialogOptions): Promise<boolean> {
  return askInDialog(options.title, (onClose) => <MomentBody {...options} onClose={onClose} />);
}

/** The server needs as long to prepare it. */
const leastAheadMs = 60_000;

function problemOf(localTime: string, timeZone: string): string | undefined {
  const moment = /^.{10}T.{5}$/.test(localTime) && momentOf(localTime, timeZone)?.moment;
  if (!moment) return 'Choose a date and a time.';
  return Date.parse(moment) < Date.now() + leastAheadMs
    ? 'Choose a time that is at least a minute from now.'
    : undefined;
}

function MomentBody(props: MomentDialogOptions & { onClose: (isDone: boolean) => void }) {
  const { what, planned, timeZone, onClose } = props;
  const stored = (moment: string | undefined) => (moment ? localTimeAt(moment, timeZone) : '');
  const [isLater, setIsLater] = useState(Boolean(props.startsLater || (planned && !planned.missed)));
  const [publishAt, setPublishAt] = useState(stored(planned?.publishAt) || startTime(timeZone));
  const [takeDownAt, setTakeDownAt] = useState(stored(planned?.takeDownAt));
  const [isTakenDown, setIsTakenDown] = useState(what === 'takeDown' || Boolean(planned?.takeDownAt));
  const [comments, setComments] = useState(props.comments ?? '');
  const [isTried, setIsTried] = useState(false);
  const isPublished = what === 'publish';
  const goingOn = useReasonToGoOn(props.goingOn);
  const { isBusy, error, forgetError, run } = useDialogAction(goingOn.askWhereRefused);
  const errorOf = (localTime: string) => (isTried ? problemOf(localTime, timeZone) : undefined);

  const runAndClose = (act: () => Promise<unknown>) => run(() => act().then(() => onClose(true)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const chosen = [...(isPublished ? [publishAt] : []), ...(isTakenDown ? [takeDownAt] : [])];
    const isWrong = chosen.some((localTime) => problemOf(localTime, timeZone) !== undefined);
    if (!goingOn.isReady() || (isLater && isWrong)) return;
    const text = comments.trim();
    const times = {
      publishAt: isPublished ? publishAt : '',
      takeDownAt: isTakenDown ? takeDownAt : '',
      timeZone,
      comments: text,
      reason: goingOn.reason,
    };
    await runAndClose(() => (isLater ? props.onLater(times) : props.onNow(text, goingOn.reason)));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {props.note?.(() => onClose(false), forgetError)}
        {goingOn.input}
        {planned?.missed && (
          <Alert color="red" title={plannedWords(planned, timeZone)}>
            {planned.missed}
          </Alert>
        )}
        <SegmentedControl
          aria-label="When"
          fullWidth
          value={isLater ? 'later' : 'now'}
          onChange={(choice) => setIsLater(choice === 'later')}
          data={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'At a time' },
          ]}
        />
        {isLater ? (
          <>
            {isPublished && (
              <MomentField
                label="Goes live"
                value={publishAt}
                timeZone={timeZone}
                error={errorOf(publishAt)}
                onChange={setPublishAt}
              />
            )}
            {isPublished && props.canTakeDown && (
              <Checkbox
                label="Take it down again at a set time"
                checked={isTakenDown}
                onChange={(event) => setIsTakenDown(event.currentTarget.checked)}
              />
            )}
            {isTakenDown && (
              <MomentField
                label="Leaves the site"
                value={takeDownAt}
                timeZone={timeZone}
                error={errorOf(takeDownAt)}
                onChange={setTakeDownAt}
              />
            )}
            <Text size="sm" c="dimmed">
              Times are in {timeZone.replaceAll('_', ' ')}, the time zone of your company.{' '}
              {isPublished && !props.isWithoutComments && 'Until then the version cannot be changed.'}
            </Text>
          </>
        ) : (
          <Text>{props.text}</Text>
        )}
        {!props.isWithoutComments && (
          <Textarea
            label="Comments"
            description="Optional. Sent with the email and kept in the version log."
            maxLength={limits.comments}
            minRows={3}
            maxRows={10}
            value={comments}
            onChange={(event) => setComments(event.currentTarget.value)}
            data-autofocus
          />
        )}
        {planned && (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            style={{ alignSelf: 'flex-start' }}
            disabled={isBusy}
            onClick={() => void runAndClose(props.onCancelSchedule)}
          >
            Cancel schedule
          </Button>
        )}
        <DialogActions
          confirmLabel={isLater ? 'Schedule' : props.confirmLabel}
          isDestructive={props.isDestructive === true && !isLater}
          isImpossible={props.isNowImpossible === true && !isLater}
          isBusy={isBusy}
          error={error}
          onCancel={() => onClose(false)}
        />
      </Stack>
    </form>
  );
}

const hour = 60 * 60_000;

/** The initial time of a schedule: nine o'clock tomorrow, in the company's time zone. */
function startTime(timeZone: string): string {
  return `${localTimeAt(Date.now() + 24 * hour, timeZone).slice(0, 10)}T09:00`;
}

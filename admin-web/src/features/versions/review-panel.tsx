import { limits } from '@galley/shared/limits';
import { confirmations } from '@galley/shared/messages';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { askForMoment } from '../../parts/schedule/moment-dialog';
import { plannedWords } from '../../parts/schedule/planned-words';
import { useScheduling } from '../../parts/schedule/use-schedule';
import { useCompany } from '../../parts/session/use-company-name';
import { useCan, useSignedInUser } from '../../parts/session/use-signed-in-user';
import { askToRecall } from '../../parts/versions/ask-to-recall';
import { goingOnWith, readFindings } from '../../parts/versions/findings/read-findings';
import { notifyLive } from '../../parts/versions/notify-live';
import { publishWords } from '../../parts/versions/publish-words';
import { usePublishDraft, useRecallDraft, useRejectDraft } from '../../parts/versions/use-versions';
import { noteOfVersion, VersionNote } from '../../parts/versions/version-note';
import { confirmAction } from '../../ui/confirm';
import { useUnsavedWork } from '../../ui/form/leave-scope';
import classes from './compare-versions.module.css';

interface ReviewPanelProps {
  pageId: number;
  version: VersionSummary;
  versions: readonly VersionSummary[];
  /** The version has no components. */
  isEmpty: boolean;
  onDone: (outcome: 'published' | 'rejected') => void;
}

/**
 * The reviewer's decision, always visible: a comment, Publish and Reject. Other users see that the version is
 * waiting.
 */
export function ReviewPanel(props: ReviewPanelProps) {
  return useCan('publishDraft') ? <Decision {...props} /> : <Waiting {...props} />;
}

/** Shown to users who cannot decide; the submitter may recall the version. */
function Waiting({ pageId, version }: ReviewPanelProps) {
  const { versionId, revision, email, planned } = version;
  const timeZone = useCompany()?.timeZone;
  const recallDraft = useRecallDraft(pageId);
  const isOwn = useSignedInUser().email === email;
  return (
    <Paper className={classes.review} p="sm" component="section" aria-label="Review">
      <Text>
        {planned
          ? `V${versionId} is reviewed. ${plannedWords(planned, timeZone)}.`
          : `V${versionId} is waiting for review. An Admin publishes it or sends it back.`}
      </Text>
      {isOwn && !planned && (
        <Button
          variant="default"
          onClick={() => void askToRecall(versionId, () => recallDraft.mutateAsync({ versionId, revision }))}
        >
          Recall
        </Button>
      )}
    </Paper>
  );
}

function Decision({ pageId, version, versions, isEmpty, onDone }: ReviewPanelProps) {
  const { versionId, revision } = version;
  const [comments, setComments] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const publishDraft = usePublishDraft(pageId);
  const rejectDraft = useRejectDraft(pageId);
  const { plan, ...scheduling } = useScheduling(pageId, version);
  const isDecided = useRef(false);
  useUnsavedWork({ hasUnsavedText: () => !isDecided.current && comments.trim() !== '' });
  const leadOn = (outcome: 'published' | 'rejected') => {
    isDecided.current = true;
    setComments('');
    onDone(outcome);
  };

  const words = publishWords(versions, isEmpty);
  // The version as it was compared: one that returned to review with changes is rejected.
  const decision = { versionId, revision, comments: comments.trim() };
  const publish = async (said: string, reason: string) => {
    await publishDraft.mutateAsync({ versionId, revision, comments: said, reason });
    notifyLive(pageId, versionId);
    leadOn('published');
  };
  const askToPublish = async () => {
    const findings = await readFindings(pageId, versionId);
    await confirmAction({
      title: `Publish V${versionId}`,
      question: confirmations.publishVersion(versionId),
      details: (
        <Stack>
          <VersionNote pageId={pageId} versionId={versionId} findings={findings} />
          {words.text}
        </Stack>
      ),
      goingOn: goingOnWith(findings, true),
      confirmLabel: words.confirmLabel,
      onConfirm: (reason) => publish(decision.comments, reason),
    });
  };
  const askForTimes = async () => {
    const findings = await readFindings(pageId, versionId);
    return askForMoment({
      title: `Publish V${versionId}`,
      what: 'publish',
      ...words,
      note: noteOfVersion({ pageId, versionId, findings }),
      goingOn: goingOnWith(findings, true),
      ...scheduling,
      // Only the home page cannot leave the site, and the server rejects that.
      canTakeDown: true,
      startsLater: true,
      comments,
      onNow: publish,
      onLater: async (times) => {
        await plan(times, revision);
        setComments('');
      },
    });
  };
  const reject = () => {
    setIsMissing(decision.comments === '');
    if (decision.comments === '') return field.current?.focus();
    void confirmAction({
      title: `Reject V${versionId}`,
      question: confirmations.rejectVersion(versionId),
      details: 'It becomes a draft again. Your comment goes to who submitted it.',
      confirmLabel: 'Reject',
      onConfirm: async () => {
        await rejectDraft.mutateAsync(decision);
        leadOn('rejected');
      },
      notice: `V${versionId} is a draft again`,
    });
  };

  return (
    <Paper className={classes.review} p="sm" component="section" aria-label="Review">
      <Textarea
        ref={field}
        className={classes.reviewComments}
        label="Comments"
        placeholder="Required to reject. Sent with the email and kept in the version log."
        error={isMissing && comments.trim() === '' && 'Comments is required.'}
        maxLength={limits.comments}
        rows={1}
        value={comments}
        onChange={(event) => setComments(event.currentTarget.value)}
      />
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" onClick={reject}>
          Reject
        </Button>
        <Button variant="default" onClick={() => void askForTimes()}>
          Schedule…
        </Button>
        <Button onClick={() => void askToPublish()}>Publish</Button>
      </Group>
    </Paper>
  );
}

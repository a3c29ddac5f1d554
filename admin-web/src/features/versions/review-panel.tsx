import { limits } from '@galley/shared/limits';
import { confirmations } from '@galley/shared/messages';
import type { VersionSummary } from '@galley/shared/schemas/version';
import { Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { confirmAction } from '../../ui/confirm';
import { useUnsavedWork } from '../../ui/form/leave-scope';
import { notifySaved } from '../../ui/notify';
import { publishWords } from '../editor/versions/publish-words';
import { usePublishDraft } from '../editor/versions/use-publish-draft';
import { useRejectDraft } from '../editor/versions/use-reject-draft';
import { useCan } from '../session/use-signed-in-user';
import classes from './compare-versions.module.css';

interface ReviewPanelProps {
  pageId: number;
  version: VersionSummary;
  versions: readonly VersionSummary[];
  /** The version has no components. */
  isEmpty: boolean;
  onDone: (outcome: 'published' | 'rejected') => void;
}

/** The reviewer's decision, always in reach: a comment, Publish and Reject. Others see that it waits. */
export function ReviewPanel(props: ReviewPanelProps) {
  return useCan('publishDraft') ? (
    <Decision {...props} />
  ) : (
    <Paper className={classes.review} p="sm" component="section" aria-label="Review">
      <Text>V{props.version.versionId} waits for review. An Admin publishes it or sends it back.</Text>
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
  const isDecided = useRef(false);
  useUnsavedWork({ hasUnsavedText: () => !isDecided.current && comments.trim() !== '' });
  const leadOn = (outcome: 'published' | 'rejected') => {
    isDecided.current = true;
    setComments('');
    onDone(outcome);
  };

  const words = publishWords(versions, isEmpty);
  // The version as it was compared: what came back to review changed meanwhile is refused.
  const decision = { versionId, revision, comments: comments.trim() };
  const publish = () =>
    confirmAction({
      title: `Publish V${versionId}`,
      question: confirmations.publishVersion(versionId),
      details: words.text,
      confirmLabel: words.confirmLabel,
      onConfirm: async () => {
        await publishDraft.mutateAsync(decision);
        notifySaved(`V${versionId} is live`);
        leadOn('published');
      },
    });
  const reject = () => {
    setIsMissing(decision.comments === '');
    if (decision.comments === '') {
      field.current?.focus();
      return;
    }
    void confirmAction({
      title: `Reject V${versionId}`,
      question: confirmations.rejectVersion(versionId),
      details: 'It becomes a draft again. Your comment goes to who submitted it.',
      confirmLabel: 'Reject',
      onConfirm: async () => {
        await rejectDraft.mutateAsync(decision);
        notifySaved(`V${versionId} is a draft again`);
        leadOn('rejected');
      },
    });
  };

  return (
    <Paper className={classes.review} p="sm" component="section" aria-label="Review">
      <Textarea
        ref={field}
        className={classes.reviewComments}
        label="Comments"
        placeholder="Needed to reject. Sent with the e-mail and kept in the version log."
        error={isMissing && comments.trim() === '' && 'Comments is required.'}
        maxLength={limits.comments}
        minRows={1}
        maxRows={5}
        value={comments}
        onChange={(event) => setComments(event.currentTarget.value)}
      />
      <Group gap="xs" wrap="nowrap">
        <Button variant="default" onClick={reject}>
          Reject
        </Button>
        <Button onClick={() => void publish()}>Publish</Button>
      </Group>
    </Paper>
  );
}

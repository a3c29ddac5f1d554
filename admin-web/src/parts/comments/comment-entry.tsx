import { confirmations } from '@galley/shared/messages';
import type { Comment } from '@galley/shared/schemas/comment';
import { ActionIcon, Group, Menu, Text } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ago } from '../../lib/dates';
import { confirmAction } from '../../ui/confirm';
import { notifySaved } from '../../ui/notify';
import { PersonAvatar } from '../people/person-avatar';
import { useNameOf } from '../people/use-people';
import { TimeText } from '../session/time-text';
import { useCan } from '../session/use-signed-in-user';
import { CommentField } from './comment-field';
import classes from './comments.module.css';
import { useDeleteComment, useEditComment } from './use-threads';

interface CommentEntryProps {
  pageId: number;
  threadId: string;
  comment: Comment;
  canWrite: boolean;
}

/** Shows one comment, with the actions that the user may take on it. */
export function CommentEntry({ pageId, threadId, comment, canWrite }: CommentEntryProps) {
  const { commentId, email, isOwn, text, timestamp, editedAt, revision } = comment;
  const name = useNameOf()(email);
  const mayDelete = useCan('publishDraft') || isOwn;
  const [isEditing, setIsEditing] = useState(false);
  const editComment = useEditComment(pageId);
  const deleteComment = useDeleteComment(pageId);
  const remove = () =>
    confirmAction({
      title: 'Delete comment',
      question: confirmations.deleteComment,
      details: `${name}: ${text.length > 200 ? `${text.slice(0, 200)}…` : text}`,
      confirmLabel: 'Delete',
      isDestructive: true,
      onConfirm: () => deleteComment.mutateAsync({ threadId, commentId }),
      notice: 'The comment is deleted',
    });
  return (
    <li className={classes.comment}>
      <Group gap={8} wrap="nowrap" align="center">
        <span aria-hidden>
          <PersonAvatar name={name} size={24} />
        </span>
        <div className={classes.who}>
          <Text span size="sm" fw={600} title={email}>
            {name}
          </Text>{' '}
          <TimeText span size="xs" c="dimmed" at={timestamp} format={ago} />
          {editedAt && (
            <TimeText span size="xs" c="dimmed" at={editedAt}>
              {() => ' edited'}
            </TimeText>
          )}
        </div>
        {canWrite && mayDelete && !isEditing && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon size="sm" aria-label={`More about the comment of ${name}`}>
                <IconDots size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {isOwn && (
                <Menu.Item
                  leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
                  onClick={() => setIsEditing(true)}
                >
                  Edit
                </Menu.Item>
              )}
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
                onClick={() => void remove()}
              >
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {isEditing ? (
        <CommentField
          label="Edit the comment"
          isLabelHidden
          autoFocus
          place={`comment ${commentId}`}
          stored={text}
          sendLabel="Save"
          onSend={async (next) => {
            await editComment.mutateAsync({ threadId, commentId, text: next, revision });
            setIsEditing(false);
            notifySaved();
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <Text size="sm" className={classes.text}>
          {text}
        </Text>
      )}
    </li>
  );
}

import { notifySaved } from '../../ui/notify';
import { CommentField } from './comment-field';
import { useStartThread } from './use-threads';

interface NewThreadProps {
  pageId: number;
  versionId: number;
  /** Null for the page as a whole. */
  component: { componentId: number; title: string } | null;
  autoFocus?: boolean;
  onCancel?: () => void;
  onSent?: () => void;
}

/** A field for the first comment on a component, or on the page. */
export function NewThread({ pageId, versionId, component, onSent, ...field }: NewThreadProps) {
  const startThread = useStartThread(pageId);
  const componentId = component?.componentId ?? null;
  return (
    <CommentField
      // Text typed about one component must not be sent about another.
      key={componentId}
      label={`Comment on ${component?.title ?? 'the page'}`}
      place={`comment on page ${pageId} ${componentId ?? ''}`.trim()}
      sendLabel="Comment"
      onSend={async (text, threadId) => {
        await startThread.mutateAsync({ threadId, versionId, componentId, text });
        notifySaved('Commented');
        onSent?.();
      }}
      {...field}
    />
  );
}

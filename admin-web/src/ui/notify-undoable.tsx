import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { notifyDone, notifyError, notifySaved } from './notify';

/** Reports a success that can be undone for as long as the notification shows. */
export function notifyUndoable(message: string, undo: () => Promise<unknown>) {
  const id = notifyDone(
    <>
      {message}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        underline="always"
        onClick={({ currentTarget }) => {
          // It is about to go: what is undone may take the focus.
          currentTarget.blur();
          notifications.hide(id);
          void undo().then(() => notifySaved(), notifyError);
        }}
      >
        Undo this
      </Anchor>
    </>,
  );
}

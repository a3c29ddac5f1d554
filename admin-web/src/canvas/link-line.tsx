import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { setLink, unsetLink } from '../features/editor/text-editor/link-command';
import { completeUrl, isAllowedLink, notALink } from '../features/editor/text-editor/link-url';

/** Makes the chosen words a link, without leaving the page. */
export function LinkLine({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const current = String(editor.getAttributes('link').href ?? '');
  const [link, setLinkText] = useState(current);
  const [isWrong, setIsWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const address = completeUrl(link);
    if (!isAllowedLink(address)) {
      setIsWrong(true);
      return;
    }
    setLink(editor, address, link);
    onDone();
  };
  return (
    <form onSubmit={save} noValidate>
      <input
        ref={(input) => input?.focus()}
        aria-label="Link"
        aria-invalid={isWrong}
        inputMode="url"
        placeholder="https://… or /contact"
        value={link}
        onChange={(event) => {
          setLinkText(event.currentTarget.value);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === 'Escape') onDone();
        }}
      />
      {isWrong && (
        <span className="wrong" role="alert">
          {notALink}
        </span>
      )}
      <button type="submit">Set link</button>
      {current && (
        <button
          type="button"
          onClick={() => {
            unsetLink(editor);
            onDone();
          }}
        >
          Remove link
        </button>
      )}
    </form>
  );
}
